import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { placeOf } from '#web/journal/entry-card.tsx'
import { byMonth } from '#web/journal/entry-dates.ts'
import { Button } from '#web/ui/button.tsx'

const shownAtFirst = 50

type Props = { entries: JournalEntry[]; children: (entry: JournalEntry) => ReactNode }

/** Entries by month, the latest first, so many at a time. */
export function EntryList({ entries, children }: Props) {
  const [count, setCount] = useState(shownAtFirst)
  const next = useRef<string | null>(null)

  // The first of those that were just shown, so that reading goes on where it stopped.
  useEffect(() => {
    if (next.current !== null) document.getElementById(placeOf(next.current))?.focus()
    next.current = null
  })

  return (
    <>
      {byMonth(entries.slice(0, count)).map((month) => (
        <section key={month.name} aria-label={month.name} className="mt-8 last:[&_article:last-child]:pb-0">
          <h2 className="flex items-center gap-4 text-small font-semibold text-ink-soft after:h-px after:grow after:bg-line">
            {month.name}
          </h2>
          <div className="divide-y divide-line">{month.entries.map(children)}</div>
        </section>
      ))}
      {entries.length > count && (
        <Button
          variant="quiet"
          className="mt-4"
          onClick={() => {
            next.current = entries[count]?.id ?? null
            setCount(count + shownAtFirst)
          }}
        >
          Show more
        </Button>
      )}
    </>
  )
}
