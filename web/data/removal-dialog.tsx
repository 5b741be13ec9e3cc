import type { TimelineEvent } from '#contract/data.ts'
import { removalMessages } from '#web/data/timeline-labels.ts'
import { useRemoval } from '#web/data/timeline-queries.ts'
import { reasonOf } from '#web/http/reason.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toasts.ts'

type Props = {
  /** What is to be deleted, null while nothing is. */
  target: TimelineEvent['target']
  onClose: () => void
  onRemoved: () => void
}

/** Asks before one thing of a person is deleted. */
export function RemovalDialog({ target, onClose, onRemoved }: Props) {
  const removal = useRemoval(() => {
    showToast('Deleted')
    onRemoved()
  })
  const messages = target && removalMessages[target.kind]
  return (
    <ConfirmDialog
      title={messages?.title ?? ''}
      description={messages && <p>This action cannot be undone. {messages.about}</p>}
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
