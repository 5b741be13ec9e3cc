import { useEffect, type ReactNode } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { dismissSuccess } from '#web/ui/toasts.ts'

type Props = {
  title: string
  description: ReactNode
  /** What the button says that does it, and the one that does not. */
  confirm: string
  cancel: string
  isOpen: boolean
  isBusy: boolean
  /** What is said when it did not work. */
  fault: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done that cannot be undone. Both answers weigh the same. */
export function ConfirmDialog({ confirm, cancel, isBusy, fault, onConfirm, onClose, ...rest }: Props) {
  const { isOpen } = rest
  // "Deleted", said of something else a moment ago, must not be read as the answer to this.
  useEffect(() => {
    if (isOpen) dismissSuccess()
  }, [isOpen])
  return (
    <Dialog {...rest} onClose={() => !isBusy && onClose()}>
      {fault !== null && <Alert className="mb-4">{fault}</Alert>}
      <div className="grid gap-2 sm:grid-cols-2">
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {cancel}
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
