import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/browser/listeners.ts'
import { classNames } from '#web/ui/class-names.ts'

const slots: (HTMLElement | null)[] = []
const { subscribe, announce } = createListeners()

/** What had the focus before it went to a toast. */
let focusedBefore: EventTarget | null = null

function noteFocusedBefore({ currentTarget, relatedTarget }: FocusEvent): void {
  const isFromOutside = !(currentTarget as Element).contains(relatedTarget as Element | null)
  if (isFromOutside) focusedBefore = relatedTarget
}

function register(slot: HTMLElement | null): () => void {
  slots.push(slot)
  slot?.addEventListener('focusin', noteFocusedBefore)
  announce()
  return () => {
    slots.splice(slots.indexOf(slot), 1)
    announce()
  }
}

function giveFocusBack(): void {
  const places = [focusedBefore, document.getElementById('content')]
  for (const place of places) {
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    if (document.activeElement === place) return
  }
}

/** The ref of a toast. When it goes away with the focus, what had the focus before gets it back. */
export const keepFocusAfterToast = () => () => {
  const { activeElement } = document
  if (slots.some((slot) => slot?.contains(activeElement))) giveFocusBack()
}

/** The place of toasts, in the flow of what is around it, so that they cover nothing. Without one it takes no room. */
export const ToastSlot = ({ className }: { className: string }) => (
  // A dialog hides from screen readers what is beside it, but for what speaks by itself.
  <div ref={register} data-toast aria-live="off" className={classNames('not-has-[li]:hidden', className)} />
)

/** Where toasts stand now: in the dialog that was opened last, or else in the header. */
export const useToastSlot = (): Element | null =>
  useSyncExternalStore(
    subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  )
