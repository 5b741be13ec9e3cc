import { useEffect, useId, useRef } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { writingOf } from '#web/journal/entry-draft.ts'
import { EntryMood } from '#web/journal/entry-mood.tsx'
import type { Draft } from '#web/journal/kept-drafts.ts'
import * as words from '#web/journal/words.en.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'

type Words = Pick<JournalEntry, 'content' | 'mood' | 'tags'> & { title?: string | null }

function Version({ name, version }: { name: string; version: Words }) {
  const { title, content, mood, tags } = version
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-control border border-line p-4">
      <h3 id={id} className="font-semibold">
        {name}
      </h3>
      {mood !== null && <EntryMood level={mood} />}
      {title && <p className="mt-2 font-medium [overflow-wrap:anywhere]">{title}</p>}
      <p dir="auto" className="mt-2 leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere]">
        {content}
      </p>
      {tags.length > 0 && (
        <p className="mt-2 text-small text-ink-soft [overflow-wrap:anywhere]">{tags.join(', ')}</p>
      )}
    </section>
  )
}

type Props = {
  name: string
  draft: Draft
  /** Null when it was deleted. */
  saved: JournalEntry | null
  isSaving: boolean
  fault: string | null
  onKeepBoth: () => void
  onKeepMine: () => void
  onKeepSaved: () => void
}

/** Both texts, and what may become of them. */
export function EntryClash({
  name,
  draft,
  saved,
  isSaving,
  fault,
  onKeepBoth,
  onKeepMine,
  onKeepSaved,
}: Props) {
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone with the form.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} role="group" aria-label={name} tabIndex={-1} className="outline-none">
      <div className="grid grid-cols-1 gap-4 pb-4">
        {saved && <Version name={words.whatIsSaved} version={saved} />}
        <Version name={words.whatYouWrote} version={writingOf(draft)} />
      </div>
      <DialogFoot>
        {fault !== null && (
          <Alert className="mb-3">
            {fault} {words.bothStillHere}
          </Alert>
        )}
        <div className="flex flex-wrap-reverse justify-end gap-2">
          <Button variant="quiet" className="grow sm:grow-0" disabled={isSaving} onClick={onKeepSaved}>
            {saved ? words.keepSaved : words.letItGo}
          </Button>
          {saved && (
            <Button variant="quiet" className="grow sm:grow-0" disabled={isSaving} onClick={onKeepMine}>
              {words.keepMine}
            </Button>
          )}
          <Button className="grow sm:grow-0" isBusy={isSaving} onClick={onKeepBoth}>
            {saved ? words.keepBoth : words.saveAsNew}
          </Button>
        </div>
      </DialogFoot>
    </div>
  )
}
