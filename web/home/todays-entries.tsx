import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { HomeCard } from '#web/home/home-card.tsx'
import { latestEntriesQuery } from '#web/journal/entries-query.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { isSameDay } from '#web/ui/times.ts'

function Today({ entries }: { entries: JournalEntry[] }) {
  const [now] = useState(() => new Date().toISOString())
  const ofToday = entries.filter(({ createdAt }) => isSameDay(createdAt, now))
  const [first] = ofToday
  if (!first)
    return <p className="text-ink-soft">No journal entries today. Share your thoughts when you're ready.</p>
  return (
    <>
      <p className="text-small text-ink-soft">
        {ofToday.length === 1 ? '1 entry today' : `${ofToday.length} entries today`}
      </p>
      <p className="mt-1.5 line-clamp-4 break-words whitespace-pre-line">{first.content}</p>
    </>
  )
}

/** What was written in the journal today, by the day of the person's own clock. */
export function TodaysEntries() {
  const entries = useQuery(latestEntriesQuery)
  return (
    <HomeCard title="Today's Reflections" more={{ href: '/journal', label: 'View all journals' }}>
      <QueryView query={entries} loading="Loading your journal...">
        {(list) => <Today entries={list} />}
      </QueryView>
    </HomeCard>
  )
}
