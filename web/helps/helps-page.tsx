import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { type HelpedExercise, listHelped, listHelpedWith } from '#contract/exercises.ts'
import { needNames } from '#domain/memory/remembered-needs.ts'
import { HelpedList } from '#web/helps/helped-list.tsx'
import { PointsOff } from '#web/helps/points-off.tsx'
import { WentTogether } from '#web/helps/went-together.tsx'
import * as words from '#web/helps/words.en.ts'
import { queryOf } from '#web/http/query-client.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Section } from '#web/ui/section.tsx'

const Exercises = ({ list }: { list: readonly HelpedExercise[] }) =>
  list.length === 0 ? (
    <EmptyState>
      <p className="text-lead font-semibold">{words.noneYet}</p>
      <p className="mt-1">{words.noneYetAbout}</p>
      <Link href="/exercises" className={`${buttonClass()} mt-4`}>
        {words.toExercises}
      </Link>
    </EmptyState>
  ) : (
    <>
      <HelpedList list={list} />
      <PointsOff list={list} />
    </>
  )

function ByNeed() {
  const { data = [] } = useQuery(queryOf(listHelpedWith, {}))
  if (data.length === 0) return null
  return (
    <Section title={words.byNeed} about={words.byNeedAbout}>
      <div className="grid gap-8">
        {data.map(({ need, exercises }) => (
          <section key={need} aria-labelledby={`with-${need}`}>
            <h3 id={`with-${need}`} className="mb-4 text-lead font-semibold">
              {words.withNeed(needNames[need])}
            </h3>
            <HelpedList list={exercises} />
          </section>
        ))}
      </div>
    </Section>
  )
}

/** What a person's own numbers say: of each exercise, and of their days. */
export function HelpsPage() {
  const query = useQuery(queryOf(listHelped, {}))
  return (
    <Panel>
      <PageTitle>{words.helps}</PageTitle>
      <PageHead title={words.helps} about={words.about} />
      <Section title={words.exercises}>
        <QueryView query={query} loading={words.loading}>
          {(list) => <Exercises list={list} />}
        </QueryView>
      </Section>
      <ByNeed />
      <WentTogether />
      <Section title={words.checkIns} about={words.checkInsAbout}>
        <Link href="/check-ins" className={buttonClass({ variant: 'quiet' })}>
          {words.toCheckIns}
        </Link>
      </Section>
      <Section title={words.forTherapist} about={words.forTherapistAbout}>
        <Link href="/for-my-therapist" className={buttonClass({ variant: 'quiet' })}>
          {words.makePage}
        </Link>
      </Section>
    </Panel>
  )
}
