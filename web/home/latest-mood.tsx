import { useQuery } from '@tanstack/react-query'
import type { MoodLog } from '#contract/mood.ts'
import { HomeCard } from '#web/home/home-card.tsx'
import * as words from '#web/home/words.en.ts'
import { MoodLevel } from '#web/mood/mood-level.tsx'
import { latestMoodQuery } from '#web/mood/mood-queries.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { dayAndTime } from '#web/ui/times.ts'

const Reading = ({ level, timestamp, note }: MoodLog) => (
  <>
    <MoodLevel level={level} />
    <time dateTime={timestamp} className="block text-small text-ink-soft">
      {dayAndTime(timestamp)}
    </time>
    {note !== null && (
      <p dir="auto" className="mt-2 line-clamp-4 break-words whitespace-pre-line">
        {note}
      </p>
    )}
  </>
)

export function LatestMood() {
  const moods = useQuery(latestMoodQuery)
  return (
    <HomeCard title={words.yourMood} more={{ href: '/mood', label: words.openTracker }}>
      <QueryView query={moods} loading={words.loadingMood}>
        {([latest]) => (latest ? <Reading {...latest} /> : <p className="text-ink-soft">{words.noMood}</p>)}
      </QueryView>
    </HomeCard>
  )
}
