import type { TimelineEvent } from '#contract/your-data.ts'
import { reasonOf } from '#web/http/reason.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useRemoval } from '#web/your-data/timeline-queries.ts'
import * as words from '#web/your-data/words.en.ts'

type Props = {
  /** What is to be deleted, null while nothing is. */
  target: TimelineEvent['target']
  onClose: () => void
  onRemoved: () => void
}

/** Asks before one thing of a person is deleted. */
export function RemovalDialog({ target, onClose, onRemoved }: Props) {
  const removal = useRemoval(() => {
    showToast(words.deleted)
    onRemoved()
  })
  const messages = target && words.removals[target.kind]
  return (
    <ConfirmDialog
      title={messages?.title ?? ''}
      description={messages && <p>{messages.about}</p>}
      confirm={words.deleteIt}
      cancel={words.keepIt}
      isOpen={target !== null}
      isBusy={removal.isPending}
      fault={removal.isError ? (reasonOf(removal.error) ?? words.notDeleted) : null}
      onConfirm={() => target && removal.mutate(target)}
      onClose={() => {
        removal.reset()
        onClose()
      }}
    />
  )
}
