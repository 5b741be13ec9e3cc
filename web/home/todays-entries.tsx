import { useQuery } from '@tanstack/react-query'
import type { JournalEntry } from '#contract/journal.ts'
import { HomeCard } from '#web/home/home-card.tsx'
import * as words from '#web/home/words.en.ts'
import { latestEntriesQuery } from '#web/journal/entries-query.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { isSameDay } from '#web/ui/times.ts'
import { useToday } from '#web/ui/use-today.ts'

function Today({ entries }: { entries: JournalEntry[] }) {
  const now = useToday().toISOString()
  const ofToday = entries.filter(({ createdAt }) => isSameDay(createdAt, now))
  const [first] = ofToday
  if (!first) return <p className="text-ink-soft">{words.noEntries}</p>
  return (
    <>
      <p className="text-small text-ink-soft">{words.entriesToday(ofToday.length)}</p>
      <p dir="auto" className="mt-1.5 line-clamp-4 break-words whitespace-pre-line">
        {first.content}
      </p>
    </>
  )
}

/** What was written in the journal today, by the day of the person's own clock. */
export function TodaysEntries() {
  const entries = useQuery(latestEntriesQuery)
  return (
    <HomeCard title={words.todaysEntries} more={{ href: '/journal', label: words.viewJournals }}>
      <QueryView query={entries} loading={words.loadingJournal}>
        {(list) => <Today entries={list} />}
      </QueryView>
    </HomeCard>
  )
}
