import { createPortal } from 'react-dom'
import { useToastSlot } from '#web/ui/toast-slot.tsx'
import { dismissToast, useToasts } from '#web/ui/toasts.ts'
import * as words from '#web/ui/words.en.ts'

/** Toasts where the file of their looks could not be had. They stay until they are closed. */
export function PlainToasts() {
  const slot = useToastSlot()
  const toasts = useToasts().filter(({ isOpen }) => isOpen)
  return (
    slot &&
    createPortal(
      <section aria-label={words.notifications}>
        <ul>
          {toasts.map(({ id, title, message }) => (
            <li key={id} className="flex items-center rounded-panel border border-line bg-surface ps-5 pe-2">
              <div role="alert" className="grow py-2">
                <p className="font-semibold">{title}</p>
                <p>{message}</p>
              </div>
              <button
                type="button"
                className="min-h-11 px-3 underline"
                onClick={() => {
                  document.getElementById('content')?.focus({ preventScroll: true })
                  dismissToast(id)
                }}
              >
                {words.close}
              </button>
            </li>
          ))}
        </ul>
      </section>,
      slot,
    )
  )
}
