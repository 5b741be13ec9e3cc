import { useEffect, useId, useRef, type ReactNode } from 'react'

type Props = {
  title: string
  description: ReactNode
  children: ReactNode
  isOpen: boolean
  /** Called by Escape and by a click outside. Left out, only the dialog's own buttons close it. */
  onClose?: () => void
}

/** The browser's own dialog, with no library behind it: for what the first file of the page brings along. */
export const BareDialog = ({ isOpen, ...rest }: Props) => (isOpen ? <Panel {...rest} /> : null)

function Panel({ title, description, children, onClose }: Omit<Props, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const aboutId = useId()

  useEffect(() => {
    const before = document.activeElement
    const shown = dialog.current
    shown?.showModal()
    // The panel itself takes the focus, so that its title and words are read first; unless somebody is further already.
    const isWithin = before instanceof HTMLElement && panel.current?.contains(before)
    ;(isWithin ? before : panel.current)?.focus()
    return () => {
      // While it is open, nothing under it takes the focus.
      shown?.close()
      const isLeft = before instanceof HTMLElement && before !== document.body && before.isConnected
      const back = isLeft ? before : document.querySelector('main')
      back?.focus({ preventScroll: true })
    }
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A click beside the panel does what Escape does.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={aboutId}
      // Left to the browser, a second Escape would close it without asking.
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose?.()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={({ target, detail }) => {
        // The second half of the double click that opened it.
        if (detail > 1) return
        if (target !== panel.current && (target as Node).contains(panel.current)) onClose?.()
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-veil p-3
        text-ink sm:p-6"
    >
      <div className="flex min-h-full items-end justify-center sm:items-center">
        <div
          ref={panel}
          tabIndex={-1}
          className="settle-in w-full max-w-xl rounded-panel border border-line bg-surface p-5 text-ink shadow-panel
            outline-none sm:p-8"
        >
          <h2 id={titleId} className="text-title">
            {title}
          </h2>
          <div id={aboutId} className="mt-2 text-ink-soft">
            {description}
          </div>
          <div className="mt-5">{children}</div>
        </div>
      </div>
    </dialog>
  )
}
