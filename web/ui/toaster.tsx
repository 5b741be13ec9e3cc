import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { classNames } from '#web/ui/class-names.ts'
import { useToastsHeld } from '#web/ui/hold-toasts.ts'
import { dismissToast, toastDuration, useToasts } from '#web/ui/toasts.ts'
import { useToastPlace } from '#web/ui/use-toast-place.ts'
import * as words from '#web/ui/words.en.ts'

const places = {
  top: 'top-[calc(4.5rem+env(safe-area-inset-top))]',
  middle: 'top-[calc(9.75rem+env(safe-area-inset-top))]',
  // In a wide window above the links of the footer.
  bottom: 'bottom-[calc(1rem+env(safe-area-inset-bottom))] md:bottom-16',
} as const

/** Radix keeps the pause of a toast that is closed under the pointer or the focus: no later one would ever go away. */
const endPause = () => dispatchEvent(new Event('focus'))

/** Where toasts appear. F8 moves the focus there; a swipe to the right or the cross closes one. */
export function Toaster() {
  const isHeld = useToastsHeld()
  const all = useToasts()
  const toasts = isHeld ? [] : all
  const place = useToastPlace(toasts[0]?.id)
  return (
    <Radix.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
      {toasts.map(({ id, title, message, isDestructive, isOpen }) => (
        <Radix.Root
          key={id}
          open={isOpen}
          onOpenChange={(open) => {
            if (open) return
            endPause()
            dismissToast(id)
          }}
          type={isDestructive ? 'foreground' : 'background'}
          className={classNames(
            'toast settle-in flex items-start gap-1 rounded-panel border py-2 pe-2 ps-5 shadow-panel',
            isDestructive ? 'border-alert-line bg-alert-wash text-alert' : 'border-line bg-surface text-ink',
          )}
        >
          <div className="grow py-2">
            <Radix.Title className="font-semibold">{title}</Radix.Title>
            {message && <Radix.Description className="text-small text-ink">{message}</Radix.Description>}
          </div>
          <Radix.Close
            aria-label={words.close}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-wash"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        data-toast
        className={classNames(
          'fixed end-0 z-50 w-full max-w-sm px-5 outline-none md:max-w-68 min-[90rem]:max-w-sm',
          places[place],
        )}
      />
    </Radix.Provider>
  )
}
