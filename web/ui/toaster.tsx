import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { createPortal } from 'react-dom'
import { classNames } from '#web/ui/class-names.ts'
import { useToastsHeld } from '#web/ui/hold-toasts.ts'
import { useToastSlot } from '#web/ui/toast-slot.tsx'
import { dismissToast, toastDuration, useToasts } from '#web/ui/toasts.ts'
import { useFocusBefore } from '#web/ui/use-focus-before.ts'
import * as words from '#web/ui/words.en.ts'

/** Radix keeps the pause of a toast that is closed under the pointer or the focus: no later one would ever go away. */
const endPause = () => dispatchEvent(new Event('focus'))

const hotkey = 'F8'

/** F8 moves the focus to a toast; a swipe to the right or the cross closes it. */
export function Toaster() {
  const isHeld = useToastsHeld()
  const all = useToasts()
  const toasts = isHeld ? [] : all
  const slot = useToastSlot()
  const toastRef = useFocusBefore(slot)
  return (
    <Radix.Provider
      label={words.notification}
      duration={toastDuration}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toasts.map(({ id, title, message, isDestructive, isOpen }) => (
        <Radix.Root
          key={id}
          ref={toastRef}
          open={isOpen}
          onOpenChange={(open) => {
            if (open) return
            endPause()
            dismissToast(id)
          }}
          type={isDestructive ? 'foreground' : 'background'}
          className={classNames(
            'toast settle-in flex items-center gap-1 rounded-panel border pe-1 ps-4',
            isDestructive ? 'border-alert-line bg-alert-wash text-alert' : 'border-line bg-surface text-ink',
          )}
        >
          <div className="flex grow flex-wrap items-baseline gap-x-2 py-1.5">
            <Radix.Title className="text-small font-semibold">{title}</Radix.Title>
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
      {slot &&
        createPortal(
          <Radix.Viewport label={words.notificationsBy(hotkey)} hotkey={[hotkey]} className="outline-none" />,
          slot,
        )}
    </Radix.Provider>
  )
}
