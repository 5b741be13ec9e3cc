import { Dialog as Radix } from 'radix-ui'
import { useRef, type ReactNode, type RefObject } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ToastSlot } from '#web/ui/toast-slot.tsx'
import { useOpened } from '#web/ui/use-opened.ts'

type Props = {
  title: string
  /** One or two sentences under the title, read with it. */
  description: ReactNode
  children: ReactNode
  isOpen: boolean
  /** Called by Escape and by a click outside. Left out, only the dialog's own buttons close it. */
  onClose?: () => void
  /** A stray click outside must not put it away. */
  isFirm?: boolean
  /** As a page of its own, for what is read and written at length. */
  isPage?: boolean
  /** Takes the focus when it opens, in the place of the panel. */
  startAt?: RefObject<HTMLElement | null>
}

/** A panel over the page that holds the focus until it is closed. */
export function Dialog(props: Props) {
  const wasOpened = useOpened(props.isOpen)
  return wasOpened && <Panel {...props} />
}

function Panel({
  title,
  description,
  children,
  isOpen,
  onClose,
  isFirm = false,
  isPage = false,
  startAt,
}: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef<Element>(null)
  const keepOpen = (event: Event) => event.preventDefault()
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay
          className={classNames('fixed inset-0 z-40 flex flex-col', isPage ? 'bg-surface' : 'bg-veil')}
        >
          <ToastSlot className="mx-auto w-full max-w-2xl p-3" />
          <div
            className={classNames(
              'min-h-0 grow overflow-y-auto overscroll-contain scroll-pb-28 sm:p-6',
              isPage ? 'py-3' : 'p-3 pt-6',
            )}
          >
            <div
              className={classNames('flex min-h-full justify-center', !isPage && 'items-end sm:items-center')}
            >
              <Radix.Content
                ref={panel}
                tabIndex={-1}
                // Unless told otherwise the panel itself takes the focus, so that its title and words are read first.
                onOpenAutoFocus={(event) => {
                  event.preventDefault()
                  before.current = document.activeElement
                  const start = startAt?.current ?? panel.current
                  start?.focus()
                }}
                onCloseAutoFocus={(event) => {
                  event.preventDefault()
                  if (before.current instanceof HTMLElement) before.current.focus()
                }}
                {...(!onClose && { onEscapeKeyDown: keepOpen })}
                // Escape is told to the layer on top alone, which may be a toast.
                onKeyDown={(event) => {
                  if (event.key !== 'Escape' || event.defaultPrevented) return
                  event.preventDefault()
                  onClose?.()
                }}
                // Radix goes around from the last to the first without scrolling there.
                onFocus={({ target }) => {
                  if (target.matches('button, a')) target.scrollIntoView({ block: 'nearest' })
                }}
                {...((!onClose || isFirm) && { onInteractOutside: keepOpen })}
                className={classNames(
                  'settle-in w-full bg-surface p-5 text-ink outline-none sm:p-8',
                  isPage ? 'max-w-3xl' : 'max-w-xl rounded-panel border border-line shadow-panel',
                )}
              >
                <Radix.Title className="text-title">{title}</Radix.Title>
                <Radix.Description asChild>
                  <div className="mt-2 text-ink-soft">{description}</div>
                </Radix.Description>
                <div className="mt-5">{children}</div>
              </Radix.Content>
            </div>
          </div>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
