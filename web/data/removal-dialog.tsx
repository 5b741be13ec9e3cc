import type { ToldEvent } from '#contract/data.ts'
import { useRemoval } from '#web/data/told-queries.ts'
import { removalWords } from '#web/data/told-words.ts'
import { reasonOf } from '#web/http/reason.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toasts.ts'

type Props = {
  /** What is to be deleted, null while nothing is. */
  target: ToldEvent['target']
  onClose: () => void
  onRemoved: () => void
}

/** Asks before one thing of a person is deleted. */
export function RemovalDialog({ target, onClose, onRemoved }: Props) {
  const removal = useRemoval(() => {
    showToast('Deleted')
    onRemoved()
  })
  const words = target && removalWords[target.kind]
  return (
    <ConfirmDialog
      title={words?.title ?? ''}
      description={words && <p>This action cannot be undone. {words.about}</p>}
      confirm="Delete"
      cancel="Keep it"
      isOpen={target !== null}
      isBusy={removal.isPending}
      fault={removal.isError ? (reasonOf(removal.error) ?? 'This was not deleted. Please try again.') : null}
      onConfirm={() => target && removal.mutate(target)}
      onClose={() => {
        removal.reset()
        onClose()
      }}
    />
  )
}
