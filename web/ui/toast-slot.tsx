import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/browser/listeners.ts'
import { classNames } from '#web/ui/class-names.ts'

const slots: (HTMLElement | null)[] = []
const { subscribe, announce } = createListeners()

function register(slot: HTMLElement | null): () => void {
  slots.push(slot)
  announce()
  return () => {
    slots.splice(slots.indexOf(slot), 1)
    announce()
  }
}

/** The place of toasts, in the flow of what is around it, so that they cover nothing. Without one it takes no room. */
export const ToastSlot = ({ className }: { className: string }) => (
  // A dialog hides from screen readers what is beside it, but for what speaks by itself.
  <div ref={register} data-toast aria-live="off" className={classNames('not-has-[li]:hidden', className)} />
)

/** Where toasts stand now: in the dialog that was opened last, or else in the header. */
export const useToastSlot = (): HTMLElement | null =>
  useSyncExternalStore(
    subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  )
