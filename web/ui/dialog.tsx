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
  /** For what is written at length. */
  isWide?: boolean
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
  isWide = false,
  startAt,
}: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef<Element>(null)
  const keepOpen = (event: Event) => event.preventDefault()
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 flex flex-col bg-veil">
          <ToastSlot className="mx-auto w-full max-w-2xl p-3" />
          <div className="min-h-0 grow overflow-y-auto overscroll-contain p-3 pt-6 scroll-pb-28 sm:p-6">
            <div className="flex min-h-full items-end justify-center sm:items-center">
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
                {...((!onClose || isFirm) && { onInteractOutside: keepOpen })}
                className={classNames(
                  'settle-in w-full rounded-panel border border-line bg-surface p-5 text-ink shadow-panel outline-none sm:p-8',
                  isWide ? 'max-w-2xl' : 'max-w-xl',
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
