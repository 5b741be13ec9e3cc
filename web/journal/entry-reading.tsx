import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { EntryMood } from '#web/journal/entry-mood.tsx'
import * as words from '#web/journal/words.en.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { fullTime } from '#web/ui/times.ts'

type Props = {
  entry: JournalEntry
  onEdit: () => void
  onClose: () => void
  /** What belongs to this entry: ways to reach help. */
  children: ReactNode
}

/** One entry, to read. */
export const EntryReading = ({ entry, onEdit, onClose, children }: Props) => (
  <Dialog
    title={entry.title ?? words.untitled}
    description={<time dateTime={entry.createdAt}>{fullTime(entry.createdAt)}</time>}
    isOpen
    isPage
    onClose={onClose}
  >
    <p dir="auto" className="pb-6 text-lead leading-[1.75] whitespace-pre-wrap [overflow-wrap:anywhere]">
      {entry.content}
    </p>
    <div className="flex flex-wrap items-center gap-x-4 pb-6 text-ink-soft">
      {entry.mood !== null && <EntryMood level={entry.mood} />}
      {entry.tags.length > 0 && (
        <p className="text-small [overflow-wrap:anywhere]">{entry.tags.join(', ')}</p>
      )}
    </div>
    {children}
    <DialogFoot isAlways>
      <div className="flex flex-wrap-reverse justify-end gap-2">
        <Button variant="quiet" className="grow sm:grow-0" onClick={onEdit}>
          <PenLine aria-hidden="true" className="size-4" />
          {words.edit}
        </Button>
        <Button className="grow sm:grow-0" onClick={onClose}>
          {words.backToJournal}
        </Button>
      </div>
    </DialogFoot>
  </Dialog>
)
