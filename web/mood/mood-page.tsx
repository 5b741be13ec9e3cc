import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { MoodLog } from '#contract/mood.ts'
import { type Calendar, type Span, within } from '#domain/mood/span.ts'
import { summaryOf } from '#domain/mood/summary.ts'
import { dayOf } from '#domain/progress/day.ts'
import { useUser } from '#web/account/account-queries.ts'
import { NotLoggedIn } from '#web/account/not-logged-in.tsx'
import { aloud } from '#web/language/aloud.tsx'
import type { Wrap } from '#web/language/rich.ts'
import { MoodForm } from '#web/mood/mood-form.tsx'
import { MoodMonth } from '#web/mood/mood-month.tsx'
import { recentMoodsQuery } from '#web/mood/mood-queries.ts'
import { MoodTrend } from '#web/mood/mood-trend.tsx'
import { RecentMoods } from '#web/mood/recent-moods.tsx'
import { SpanFilter } from '#web/mood/span-filter.tsx'
import { SummaryCards } from '#web/mood/summary-cards.tsx'
import { useAllMoods } from '#web/mood/use-all-moods.ts'
import { useBackTo } from '#web/mood/use-back-to.ts'
import { WaitingMoods } from '#web/mood/waiting-moods.tsx'
import * as words from '#web/mood/words.en.ts'
import { CrisisDialog } from '#web/safety/crisis-dialog.tsx'
import { useRaised } from '#web/safety/use-raised.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Seascape } from '#web/shell/seascape.tsx'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { LoadFault, QueryView } from '#web/ui/query-view.tsx'
import { useToday } from '#web/ui/use-today.ts'

function calendarHere(): Calendar {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { timeZone, today: dayOf(new Date().toISOString(), timeZone) }
}

const strong: Wrap = (text) => <strong className="mb-1 block text-title font-semibold">{text}</strong>

const Empty = () => (
  <EmptyState picture={<Seascape className="h-32" />}>
    <p>{words.noLogs({ strong, aloud })}</p>
  </EmptyState>
)

const NothingInSpan = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState>
    <p>{words.nothingInSpan}</p>
    <Button variant="quiet" size="small" className="mt-4" onClick={onShowAll}>
      {words.showAll}
    </Button>
  </EmptyState>
)

type MoodsProps = { recent: MoodLog[]; span: Span; onSpan: (span: Span) => void }

function Moods({ recent, span, onSpan }: MoodsProps) {
  // Another day begins while it is looked at, too.
  useToday()
  const calendar = calendarHere()
  const all = useAllMoods(span === 'all')
  // What is on the screen stays until everything is here.
  const [before, setBefore] = useState<Span>('week')
  const known = all.shown?.moods ?? recent
  const chosen = all.shown?.moods ?? within(recent, span === 'all' ? before : span, calendar)
  const raised = useRaised(
    useMemo(
      () => known.map(({ id, timestamp, raised: more }) => ({ id, at: timestamp, raised: more })),
      [known],
    ),
  )
  const handleSpan = (next: Span) => {
    if (span !== 'all') setBefore(span)
    onSpan(next)
  }
  const summary = all.shown?.summary ?? summaryOf(chosen)
  if (known.length === 0 && !all.hasFailed)
    return (
      <>
        <Empty />
        <MoodMonth moods={recent} calendar={calendar} />
        <Details summary={words.yourFigures} className="mt-5">
          <SpanFilter span={span} onChange={handleSpan} />
          <SummaryCards {...summary} />
        </Details>
      </>
    )
  return (
    <>
      <SpanFilter span={span} onChange={handleSpan} />
      <CrisisDialog
        tier={raised.open?.tier ?? 'none'}
        concerns={raised.open?.concerns ?? []}
        onClose={raised.close}
      />
      {all.hasFailed ? (
        <div className="mt-5">
          <LoadFault onRetry={all.retry} />
        </div>
      ) : (
        <SummaryCards {...summary} />
      )}
      {known.length > 0 && (
        <>
          <MoodMonth moods={recent} calendar={calendar} />
          {!all.hasFailed && chosen.length === 0 && <NothingInSpan onShowAll={() => handleSpan('all')} />}
          {!all.hasFailed && chosen.length > 0 && (
            <>
              <MoodTrend readings={chosen} calendar={calendar} />
              <RecentMoods key={span} moods={chosen} goesOn={all.shown?.list ?? null} raised={raised} />
            </>
          )}
        </>
      )}
    </>
  )
}

function MoodTracker() {
  const [span, setSpan] = useState<Span>('week')
  const moods = useQuery(recentMoodsQuery)
  const [isLogging, setLogging] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useBackTo(opener, isLogging)
  const close = () => setLogging(false)
  return (
    <Panel>
      <PageTitle>{words.tracker}</PageTitle>
      <PageHead title={words.moodTracker}>
        {!isLogging && (
          <Button ref={opener} onClick={() => setLogging(true)}>
            {words.logYourMood}
          </Button>
        )}
      </PageHead>
      {isLogging && (
        <div className="mt-5">
          <MoodForm sessionId={null} onClose={close} />
        </div>
      )}
      <div className="mt-5 empty:hidden">
        <WaitingMoods />
      </div>
      <div className="mt-7">
        <QueryView query={moods} loading={words.loadingMoods}>
          {(list) => <Moods recent={list} span={span} onSpan={setSpan} />}
        </QueryView>
      </div>
    </Panel>
  )
}

/** What the moods of somebody signed in tell, and a place to log the next. */
export function MoodPage() {
  const isSignedIn = Boolean(useUser().data)
  return isSignedIn ? <MoodTracker /> : <NotLoggedIn name={words.tracker} request={words.trackerRequest} />
}
