import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { listHelped } from '#contract/exercises.ts'
import { findPatterns } from '#contract/patterns.ts'
import { getPlan } from '#contract/plan.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import { stretchesOf, stretchOf } from '#domain/patterns/stretches.ts'
import { isEmptyPlan, planParts } from '#domain/plan/parts.ts'
import { querySince } from '#web/for-therapist/since.ts'
import * as words from '#web/for-therapist/words.en.ts'
import { noPattern, PatternList } from '#web/helps/went-together.tsx'
import { points, range } from '#web/helps/words.en.ts'
import { queryOf } from '#web/http/query-client.ts'
import { notWritten, titles } from '#web/plan/words.en.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Table } from '#web/ui/table.tsx'
import { monthAndYear, wholeDay } from '#web/ui/times.ts'

type Since = { since: string | null }

/** Noon, so that it is the same day everywhere. */
export const noonOf = (day: string): string => `${day}T12:00`

function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="text-lead font-semibold">
        {title}
      </h3>
      <div className="mt-1">{children}</div>
    </section>
  )
}

function Days({ since }: Since) {
  const query = useQuery(querySince(findPatterns, since))
  return (
    <QueryView query={query} loading={words.loading}>
      {({ days }) => {
        if (days.length === 0) return <p>{words.noDays}</p>
        const all = stretchOf(days[0]!.day, days)
        const { by, stretches } = stretchesOf(days)
        const figures = {
          days: all.days,
          mean: points(all.mean),
          lowest: points(all.lowest),
          highest: points(all.highest),
        }
        return (
          <>
            <p>{words.daysAbout(figures)}</p>
            <Table
              name={words.partNames.days}
              columns={[
                by === 'week' ? words.week : words.month,
                words.average,
                words.lowest,
                words.highest,
                words.daysNoted,
              ]}
              rows={stretches.map(({ from, days: count, mean, lowest, highest }) => [
                by === 'week' ? wholeDay(noonOf(from)) : monthAndYear(noonOf(from)),
                points(mean),
                points(lowest),
                points(highest),
                String(count),
              ])}
            />
          </>
        )
      }}
    </QueryView>
  )
}

function Exercises({ since }: Since) {
  const query = useQuery(querySince(listHelped, since))
  return (
    <QueryView query={query} loading={words.loading}>
      {(list) =>
        list.length === 0 ? (
          <p>{words.noExercises}</p>
        ) : (
          <>
            <p>{words.exercisesAbout}</p>
            <Table
              name={words.partNames.exercises}
              columns={[words.exercise, words.times, words.pointsOff, words.mostLikely]}
              rows={list.map(({ exerciseId, uses, change }) => [
                findExercise(exerciseId)?.title ?? exerciseId,
                String(uses),
                change ? points(change.mean) : words.tooFew,
                change ? range(change) : '–',
              ])}
            />
          </>
        )
      }
    </QueryView>
  )
}

function Patterns({ since }: Since) {
  const query = useQuery(querySince(findPatterns, since))
  return (
    <QueryView query={query} loading={words.loading}>
      {({ patterns, compared }) => (
        <>
          <p className="mb-4">{words.patternsAbout}</p>
          {patterns.length > 0 ? <PatternList patterns={patterns} /> : <p>{noPattern(compared)}</p>}
        </>
      )}
    </QueryView>
  )
}

function Themes({ since }: Since) {
  const query = useQuery(querySince(findPatterns, since))
  return (
    <QueryView query={query} loading={words.loading}>
      {({ tags }) =>
        tags.length === 0 ? (
          <p>{words.noThemes}</p>
        ) : (
          <Table
            name={words.partNames.themes}
            columns={[words.tag, words.days]}
            rows={tags.map(({ tag, days }) => [tag, String(days)])}
          />
        )
      }
    </QueryView>
  )
}

function Plan() {
  const query = useQuery(queryOf(getPlan, {}))
  return (
    <QueryView query={query} loading={words.loading}>
      {({ words: plan }) =>
        isEmptyPlan(plan) ? (
          <p>{notWritten}</p>
        ) : (
          planParts
            .filter((part) => plan[part] !== '')
            .map((part) => (
              <section key={part} aria-label={titles[part]} className="mt-3">
                <h4 className="font-semibold">{titles[part]}</h4>
                <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
                  {plan[part]}
                </p>
              </section>
            ))
        )
      }
    </QueryView>
  )
}

const contents: Readonly<Record<words.Part, (props: Since) => ReactNode>> = {
  days: Days,
  exercises: Exercises,
  patterns: Patterns,
  themes: Themes,
  plan: Plan,
}

/** One part of the page, fetched only once it is chosen. */
export function ChosenPart({ part, since }: Since & { part: words.Part }) {
  const Content = contents[part]
  return (
    <SheetPart title={words.partNames[part]}>
      <Content since={since} />
    </SheetPart>
  )
}
