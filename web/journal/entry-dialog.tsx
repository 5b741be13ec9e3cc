import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { JournalEntry, SavedEntry } from '#contract/journal.ts'
import { isOffline } from '#web/http/held-writes.ts'
import { newId } from '#web/http/new-id.ts'
import { reasonOf } from '#web/http/reason.ts'
import { savedAt, useEntryDraft } from '#web/journal/entry-draft.ts'
import { EntryForm } from '#web/journal/entry-form.tsx'
import { Clash, holdEntry, useSaveEntry } from '#web/journal/journal-queries.ts'
import { letDraftGo, type Draft } from '#web/journal/kept-drafts.ts'
import type { Prompting } from '#web/journal/use-prompting.ts'
import * as words from '#web/journal/words.en.ts'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  /** The one that is edited, null for a new one. */
  entry: JournalEntry | null
  /** What waits and is written on. */
  begun: Draft | null
  prompting: Prompting
  /** What is about to be sent, whether it arrives or not. */
  onSaving: (draft: Draft) => void
  onSaved: (saved: SavedEntry) => void
  /** It waits for a network. */
  onHeld: (draft: Draft) => void
  onSavedLate: (saved: SavedEntry) => void
  onClose: () => void
}

const headOf = (entry: JournalEntry | null) =>
  entry
    ? ([words.editEntry, words.editEntryAbout] as const)
    : ([words.newEntry, words.newEntryAbout] as const)

/** Of two texts for one entry; null when what was saved is deleted. */
const clashHead = (saved: JournalEntry | null) =>
  saved
    ? ([words.twoVersions, words.twoVersionsAbout] as const)
    : ([words.wasDeleted, words.wasDeletedAbout] as const)

// Seldom shown: for whoever writes in two places at once.
const EntryClash = lazyPart(async () => (await import('#web/journal/entry-clash.tsx')).EntryClash)

/** Where an entry is written. It never throws words away without asking. */
export function EntryDialog({
  entry,
  begun,
  prompting,
  onSaving,
  onSaved,
  onHeld,
  onSavedLate,
  onClose,
}: Props) {
  const client = useQueryClient()
  const { draft, change, isUnsaved } = useEntryDraft(entry, begun)
  const [isAsking, setAsking] = useState(false)
  // What is on offer does not change under the eyes of whoever reads it.
  const [offered] = useState(prompting)
  const contentBox = useRef<HTMLTextAreaElement>(null)
  const save = useSaveEntry(entry, onSaved)
  /** What was found saved in the place of what was edited; it is on the screen until the person has chosen. */
  const [clash, setClash] = useState<{ saved: JournalEntry | null; copyId: string } | null>(null)
  const send = (what: Draft) =>
    save.mutate(what, {
      onError: async (error) => {
        // Of the copy one id: sent twice, it is one entry.
        if (!(error instanceof Clash)) return
        try {
          await EntryClash.load()
          setClash({ saved: error.saved, copyId: clash?.copyId ?? newId() })
        } catch {
          // The words stay in their form, which says that they are not saved.
        }
      },
    })
  const throwAway = () => {
    letDraftGo(draft.entryId)
    onClose()
  }
  const [title, description] = clash ? clashHead(clash.saved) : headOf(entry)
  const fault =
    save.isError && !(clash && save.error instanceof Clash) ? (reasonOf(save.error) ?? words.notSaved) : null
  const close = () => {
    if (save.isPending) return
    if (isUnsaved) setAsking(true)
    else onClose()
  }
  return (
    <Dialog title={title} description={description} isOpen isFirm isPage startAt={contentBox} onClose={close}>
      {clash ? (
        <EntryClash
          name={title}
          draft={draft}
          saved={clash.saved}
          isSaving={save.isPending}
          fault={fault}
          onKeepBoth={() => send({ ...draft, entryId: clash.copyId, basedOn: null })}
          onKeepMine={() => clash.saved && send({ ...draft, basedOn: savedAt(clash.saved) })}
          onKeepSaved={throwAway}
        />
      ) : (
        <EntryForm
          draft={draft}
          prompting={entry ? null : offered}
          save={entry ? words.updateEntry : words.saveEntry}
          saving={entry ? words.updating : words.saving}
          isSaving={save.isPending}
          fault={fault}
          contentBox={contentBox}
          onChange={change}
          onSave={() => {
            onSaving(draft)
            if (!isOffline()) return send(draft)
            holdEntry(client, entry, draft, onSavedLate)
            onHeld(draft)
          }}
          onCancel={close}
        />
      )}
      <ConfirmDialog
        title={words.throwAwayAsked}
        description={entry ? words.changesNotSaved : words.entryNotSaved}
        confirm={words.throwAway}
        cancel={words.keepWriting}
        isOpen={isAsking}
        isBusy={false}
        fault={null}
        onConfirm={throwAway}
        onClose={() => setAsking(false)}
      />
    </Dialog>
  )
}
