import { dismissToast, useToasts } from '#web/ui/toasts.ts'
import * as words from '#web/ui/words.en.ts'

/** Toasts where the file of their looks could not be had. They stay until they are closed. */
export const PlainToasts = () => (
  <section aria-label={words.notifications} className="fixed top-18 end-0 z-50 px-5">
    <ul aria-live="polite">
      {useToasts().map(
        ({ id, title, message, isOpen }) =>
          isOpen && (
            <li key={id} className="rounded-panel border border-line bg-surface p-5 shadow-panel">
              <p className="font-semibold">{title}</p>
              <p>{message}</p>
              <button type="button" className="min-h-11 underline" onClick={() => dismissToast(id)}>
                {words.close}
              </button>
            </li>
          ),
      )}
    </ul>
  </section>
)
