import type { JournalEntry } from '#contract/journal.ts'
import { reasonOf } from '#web/http/reason.ts'
import { useDeleteEntry } from '#web/journal/journal-queries.ts'
import * as words from '#web/journal/words.en.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type Props = { entry: JournalEntry | null; onDeleted: (entry: JournalEntry) => void; onClose: () => void }

/** Asks before an entry is deleted; null while there is none to ask about. */
export function DeleteEntry({ entry, onDeleted, onClose }: Props) {
  const removal = useDeleteEntry(onDeleted)
  return (
    <ConfirmDialog
      title={words.deleteAsked}
      description={words.deleteAbout}
      confirm={words.deleteIt}
      cancel={words.keepIt}
      isOpen={entry !== null}
      isBusy={removal.isPending}
      fault={removal.isError ? (reasonOf(removal.error) ?? words.notDeleted) : null}
      onConfirm={() => entry && removal.mutate(entry)}
      onClose={() => {
        removal.reset()
        onClose()
      }}
    />
  )
}
