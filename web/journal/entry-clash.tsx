import { useEffect, useId, useRef } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { writingOf } from '#web/journal/entry-draft.ts'
import { EntryMood } from '#web/journal/entry-mood.tsx'
import type { Draft } from '#web/journal/kept-drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'

/** What the dialog says of two texts for one entry; `saved` is null when it was deleted. */
export const clashTitle = (saved: JournalEntry | null): string =>
  saved ? 'There are two versions' : 'This entry was deleted'
export const clashWords = (saved: JournalEntry | null): string =>
  saved
    ? 'This entry was saved in another place while you were writing here. Nothing is lost. You choose what stays.'
    : 'It was deleted in another place while you were writing here. Your words are still here.'

type Words = Pick<JournalEntry, 'content' | 'mood' | 'tags'> & { title?: string | null }

function Version({ name, words: { title, content, mood, tags } }: { name: string; words: Words }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-control border border-line p-4">
      <h3 id={id} className="font-semibold">
        {name}
      </h3>
      {mood !== null && <EntryMood level={mood} />}
      {title && <p className="mt-2 font-medium [overflow-wrap:anywhere]">{title}</p>}
      <p className="mt-2 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">{content}</p>
      {tags.length > 0 && (
        <p className="mt-2 text-small text-ink-soft [overflow-wrap:anywhere]">{tags.join(', ')}</p>
      )}
    </section>
  )
}

type Props = {
  draft: Draft
  saved: JournalEntry | null
  isSaving: boolean
  fault: string | null
  onKeepBoth: () => void
  onKeepMine: () => void
  onKeepSaved: () => void
}

/** Both texts, and what may become of them. */
export function EntryClash({ draft, saved, isSaving, fault, onKeepBoth, onKeepMine, onKeepSaved }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with the form.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} role="group" aria-label={clashTitle(saved)} tabIndex={-1} className="outline-none">
      <div className="grid grid-cols-1 gap-4 pb-4">
        {saved && <Version name="What is saved" words={saved} />}
        <Version name="What you wrote here" words={writingOf(draft)} />
      </div>
      <DialogFoot>
        {fault !== null && (
          <p role="alert" className="mb-3 text-alert">
            {fault} Both are still here.
          </p>
        )}
        <div className="flex flex-wrap-reverse justify-end gap-2">
          <Button variant="quiet" className="grow sm:grow-0" isDisabled={isSaving} onClick={onKeepSaved}>
            {saved ? 'Keep what is saved' : 'Let it go'}
          </Button>
          {saved && (
            <Button variant="quiet" className="grow sm:grow-0" isDisabled={isSaving} onClick={onKeepMine}>
              Keep what I wrote
            </Button>
          )}
          <Button className="grow sm:grow-0" isBusy={isSaving} onClick={onKeepBoth}>
            {saved ? 'Keep both' : 'Save as a new entry'}
          </Button>
        </div>
      </DialogFoot>
    </div>
  )
}
