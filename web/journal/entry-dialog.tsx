import { useRef, useState } from 'react'
import type { JournalEntry, SavedEntry } from '#contract/journal.ts'
import { reasonOf } from '#web/http/reason.ts'
import { useEntryDraft } from '#web/journal/entry-draft.ts'
import { EntryForm } from '#web/journal/entry-form.tsx'
import { useSaveEntry } from '#web/journal/journal-queries.ts'
import { keepDraft, type Draft } from '#web/journal/kept-drafts.ts'
import type { Prompting } from '#web/journal/use-prompting.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  /** The one that is edited, null for a new one. */
  entry: JournalEntry | null
  prompting: Prompting
  /** What is about to be sent, whether it arrives or not. */
  onSaving: (draft: Draft) => void
  onSaved: (saved: SavedEntry) => void
  onClose: () => void
}

/** Where an entry is written. It never throws words away without asking. */
export function EntryDialog({ entry, prompting, onSaving, onSaved, onClose }: Props) {
  const { draft, change, isUnsaved } = useEntryDraft(entry)
  const [isAsking, setAsking] = useState(false)
  // What is on offer does not change under the eyes of whoever reads it.
  const [begun] = useState(prompting)
  const contentBox = useRef<HTMLTextAreaElement>(null)
  const save = useSaveEntry(entry, onSaved)
  const close = () => {
    if (save.isPending) return
    if (isUnsaved) setAsking(true)
    else onClose()
  }
  return (
    <Dialog
      title={entry ? 'Edit Journal Entry' : 'New Entry'}
      description={
        entry
          ? 'What you save takes the place of what it said before. The old words are deleted for good.'
          : 'As much or as little as you like. It does not have to be well written.'
      }
      isOpen
      isFirm
      isWide
      startAt={contentBox}
      onClose={close}
    >
      <EntryForm
        draft={draft}
        prompting={entry ? null : begun}
        save={entry ? 'Update Entry' : 'Save Entry'}
        saving={entry ? 'Updating' : 'Saving...'}
        isSaving={save.isPending}
        fault={save.isError ? (reasonOf(save.error) ?? 'This was not saved. Please try again.') : null}
        contentBox={contentBox}
        onChange={change}
        onSave={() => {
          onSaving(draft)
          save.mutate(draft)
        }}
        onCancel={close}
      />
      <ConfirmDialog
        title="Throw this away?"
        description={entry ? 'Your changes are not saved yet.' : 'What you wrote is not saved yet.'}
        confirm="Throw away"
        cancel="Keep writing"
        isOpen={isAsking}
        isBusy={false}
        fault={null}
        onConfirm={() => {
          keepDraft(entry, null)
          onClose()
        }}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  )
}
