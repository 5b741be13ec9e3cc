import { useEffect, useRef, type ReactNode } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { placeOf } from '#web/journal/entry-card.tsx'
import { byMonth } from '#web/journal/entry-dates.ts'
import { type GoesOn, ShowOlder } from '#web/ui/show-older.tsx'

type Props = {
  entries: readonly JournalEntry[]
  more: GoesOn
  children: (entry: JournalEntry) => ReactNode
}

/** Entries by month, the latest first, and the way to older ones. */
export function EntryList({ entries, more, children }: Props) {
  const known = useRef<number | null>(null)

  // The first of those that were just shown, so that reading goes on where it stopped.
  useEffect(() => {
    const next = known.current === null ? undefined : entries[known.current]
    if (!next) return
    known.current = null
    document.getElementById(placeOf(next.id))?.focus()
  }, [entries])

  return (
    <>
      {byMonth(entries).map((month) => (
        <section key={month.name} aria-label={month.name} className="mt-8 last:[&_article:last-child]:pb-0">
          <h2 className="flex items-center gap-4 text-small font-semibold text-ink-soft after:h-px after:grow after:bg-line">
            {month.name}
          </h2>
          <div className="divide-y divide-line">{month.entries.map(children)}</div>
        </section>
      ))}
      <ShowOlder list={more} className="mt-4" onAsk={() => (known.current = entries.length)} />
    </>
  )
}
