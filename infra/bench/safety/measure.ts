import { questionOf } from '#domain/safety/asks/question-of.ts'
import { type Concern, isAtLeast, isCrisis, type Screening, type Tier } from '#domain/safety/tier.ts'
import type { Line } from '#infra/bench/safety/lines.ts'

export type Share = { hits: number; of: number }
export type Judged = Line & { screening: Screening }

const share = (judged: readonly Judged[], isHit: (tier: Tier) => boolean): Share => ({
  hits: judged.filter(({ screening }) => isHit(screening.tier)).length,
  of: judged.length,
})
const isHelp = (tier: Tier): boolean => isAtLeast(tier, 'care')

/** The figures of the public table. */
export const figures = {
  /** Of the lines that need the dialog, those that get it. */
  dialogRecall: (judged: readonly Judged[]) =>
    share(
      judged.filter(({ tier }) => isCrisis(tier)),
      isCrisis,
    ),
  /** Of the lines that must not open the dialog, those that leave it closed. */
  dialogSpecificity: (judged: readonly Judged[]) =>
    share(
      judged.filter(({ tier }) => !isCrisis(tier)),
      (tier) => !isCrisis(tier),
    ),
  /** Of the lines that need a card or more, those that get one. */
  helpRecall: (judged: readonly Judged[]) =>
    share(
      judged.filter(({ tier }) => tier !== 'none'),
      isHelp,
    ),
  /** Of the lines that need nothing, those that get nothing. */
  helpSpecificity: (judged: readonly Judged[]) =>
    share(
      judged.filter(({ tier }) => tier === 'none'),
      (tier) => !isHelp(tier),
    ),
}

type Rightness = (line: Judged) => boolean

/** What is asked would bring the danger out. Of lines whose hand named no concern, any question. */
const asksRightly: Rightness = ({ concern, screening: { ask } }) =>
  ask !== undefined && (isUnnamed({ concern }) || questionOf(concern as Concern) === ask)
const isUnnamed = ({ concern }: Pick<Judged, 'concern'>): boolean =>
  concern === undefined || concern === 'none'

const counted = (judged: readonly Judged[], isHit: Rightness): Share => ({
  hits: judged.filter(isHit).length,
  of: judged.length,
})

/** As if every question were answered, and truthfully. */
export const afterOneQuestion = {
  /** Of the lines that need the dialog, those that get it at once or with the answer. */
  dialogRecall: (judged: readonly Judged[]) =>
    counted(
      judged.filter(({ tier }) => isCrisis(tier)),
      (line) => isCrisis(line.screening.tier) || asksRightly(line),
    ),
  /** The same of those whose concern was named: only the question that decides it counts. */
  dialogRecallWhereNamed: (judged: readonly Judged[]) =>
    afterOneQuestion.dialogRecall(judged.filter((line) => !isUnnamed(line))),
  /** Of the lines that need nothing, those that are asked. */
  askedForNothing: (judged: readonly Judged[]) =>
    counted(
      judged.filter(({ tier }) => tier === 'none'),
      ({ screening }) => screening.ask !== undefined,
    ),
  /** Of unwanted thoughts, those that are asked about suicide or hurting somebody. */
  askedOfThoughts: (judged: readonly Judged[]) =>
    counted(
      judged.filter(({ group, tier }) => group === 'obsession' && !isCrisis(tier)),
      ({ screening: { ask } }) => ask === 'ending-life' || ask === 'hurt-others',
    ),
}

/** The Wilson score interval, 95 %. */
export function wilson({ hits, of }: Share): [low: number, high: number] {
  if (of === 0) return [0, 1]
  const z = 1.96
  const p = hits / of
  const middle = p + (z * z) / (2 * of)
  const spread = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return [(middle - spread) / scale, (middle + spread) / scale]
}
