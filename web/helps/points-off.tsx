import type { HelpedExercise } from '#contract/exercises.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import { verdictOf } from '#domain/exercises/what-helps.ts'
import * as words from '#web/helps/words.en.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { BarList } from '#web/ui/bar-list.tsx'

/**
 * How much each exercise takes off that surely does, beside the others; for one alone there is nothing to compare. A
 * picture of what the list says in words.
 */
export function PointsOff({ list }: { list: readonly HelpedExercise[] }) {
  const bars = list.flatMap((helped) => {
    const title = findExercise(helped.exerciseId)?.title
    return verdictOf(helped) === 'helps' && helped.change && title !== undefined
      ? [{ name: title, value: helped.change.mean, said: words.points(helped.change.mean) }]
      : []
  })
  if (bars.length < 2) return null
  return (
    <LaterPart>
      <figure className="mt-8">
        <BarList name={words.pointsOffSummary} bars={bars} />
        <figcaption className="mt-3 text-small text-ink-soft">{words.pointsOffSummary}</figcaption>
      </figure>
    </LaterPart>
  )
}
