import type { JournalEntry } from '#contract/journal.ts'
import { placeOf, titlePlaceOf } from '#web/journal/entry-card.tsx'
import { heldEntries, takeHeldBack } from '#web/journal/journal-queries.ts'
import type { Draft } from '#web/journal/kept-drafts.ts'
import * as words from '#web/journal/words.en.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = {
  onWriteOn: (entry: JournalEntry | null, draft: Draft) => void
}

/** Entries that wait for a network, or were not taken once there was one. */
export function HeldEntries({ onWriteOn }: Props) {
  const all = heldEntries.useAll()
  if (all.length === 0) return null
  const writeOn = (entryId: string) => {
    const held = takeHeldBack(entryId)
    if (held) onWriteOn(held.entry, held.draft)
  }
  return (
    <section aria-label={words.heldEntries} className="mt-6 grid gap-4">
      {all.map(({ id, write: { entry, draft }, phase, reason }) => {
        const titleId = `${titlePlaceOf(id)}-held`
        return (
          <article
            key={id}
            // Of one that is edited the entry itself has the place.
            id={entry ? undefined : placeOf(id)}
            tabIndex={-1}
            aria-labelledby={titleId}
            className="rounded-panel bg-sunk p-4 sm:p-5"
          >
            <h2 id={titleId} className="text-lead [overflow-wrap:anywhere]">
              {draft.title.trim() || words.untitled}
            </h2>
            <p
              dir="auto"
              className="mt-2 line-clamp-6 max-w-[38rem] leading-[1.7] whitespace-pre-wrap [overflow-wrap:anywhere]"
            >
              {draft.content.trim()}
            </p>
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              {phase === 'failed' ? (
                <Alert>{reason ?? words.notSavedNow}</Alert>
              ) : (
                <p role="status" className="text-small text-ink-soft">
                  {phase === 'sending' ? words.saving : words.heldEntry}
                </p>
              )}
              {phase === 'failed' && (
                <Button variant="quiet" size="small" onClick={() => heldEntries.retry(id)}>
                  {words.tryAgain}
                </Button>
              )}
              {phase !== 'sending' && (
                <Button variant="quiet" size="small" onClick={() => writeOn(id)}>
                  {words.writeOn}
                </Button>
              )}
            </div>
          </article>
        )
      })}
    </section>
  )
}
