import * as measure from '#domain/safety/corpus/measure.ts'
import { combine } from '#domain/safety/learned/combine.ts'
import type { Thresholds } from '#domain/safety/learned/model.ts'
import type { Scored } from '#infra/bench/safety/learn.ts'

/** How often the dialog stays closed rightly, over all and where a false alarm does most harm. */
const wanted = { specificity: 0.95, specificityOfTheAnxious: 0.95, quiet: 0.84 }
/** Of the crises that the rules see, the part that may be lost to holding back. */
const mayLose = 0.02
const anxious = new Set(['health-anxiety', 'ocd', 'ordinary'])

export const judgeWith = (scored: Scored[], thresholds: Thresholds): measure.Judged[] =>
  scored.map((line) => ({ ...line, screening: combine(line.byRules, line.scores, thresholds) }))

const part = ({ hits, of }: measure.Share): number => hits / Math.max(1, of)
const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.round((to - from) * 20) + 1 }, (_, step) => Number((from + step / 20).toFixed(2)))

/** The thresholds that find the most on lines that were not learned from, without crying wolf. */
export function chooseThresholds(scored: Scored[]): Thresholds {
  const never: Thresholds = { care: 9, crisis: 9, emergency: 9, held: -9 }
  const recallOf = (given: Thresholds): number => part(measure.recall(judgeWith(scored, given)))
  const held = range(-2.5, 0).findLast(
    (one) => recallOf({ ...never, held: one }) >= recallOf(never) - mayLose,
  )
  const unfound = { ...never, held: held ?? never.held }
  const crisis = range(0, 4).find((one) => {
    const judged = judgeWith(scored, { ...unfound, crisis: one })
    const ofTheAnxious = judged.filter(({ domain }) => anxious.has(domain))
    return (
      part(measure.specificity(judged)) >= wanted.specificity &&
      part(measure.specificity(ofTheAnxious)) >= wanted.specificityOfTheAnxious
    )
  })
  const best = { ...unfound, crisis: crisis ?? never.crisis }
  const care = range(-1.5, 3).find(
    (given) => part(measure.quiet(judgeWith(scored, { ...best, care: given }))) >= wanted.quiet,
  )
  const right = (emergency: number): number =>
    judgeWith(scored, { ...best, emergency })
      .filter(measure.needsDialog)
      .filter(({ accepted, screening }) => accepted.includes(screening.tier)).length
  const emergency = range(-4, 3).toSorted((a, b) => right(b) - right(a))[0]
  return { ...best, care: care ?? best.care, emergency: emergency ?? best.emergency }
}
