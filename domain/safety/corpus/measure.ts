import type { Line } from '#domain/safety/corpus/line.ts'
import { screen } from '#domain/safety/screen.ts'
import { isAtLeast, isCrisis, type Screening, type Tier } from '#domain/safety/tier.ts'

export type Share = { hits: number; of: number }
export type Judged = Line & { screening: Screening }

export const judge = (lines: readonly Line[]): Judged[] =>
  lines.map((line) => ({ ...line, screening: screen(line.text) }))

const share = (judged: readonly Judged[], isHit: (tier: Tier) => boolean): Share => ({
  hits: judged.filter(({ screening }) => isHit(screening.tier)).length,
  of: judged.length,
})

export const needsDialog = ({ accepted }: Line): boolean => accepted.every(isCrisis)
export const isEmergency = ({ accepted }: Line): boolean => accepted.every((tier) => tier === 'emergency')
const needsCare = ({ accepted }: Line): boolean => accepted.every((tier) => tier !== 'none')
export const isOrdinary = ({ accepted }: Line): boolean => accepted.includes('none')

/** Of the lines that need the dialog, those that get it. */
export const recall = (judged: readonly Judged[]): Share => share(judged.filter(needsDialog), isCrisis)
/** Of the lines that must not open the dialog, those that leave it closed. */
export const specificity = (judged: readonly Judged[]): Share =>
  share(
    judged.filter((line) => !needsDialog(line)),
    (tier) => !isCrisis(tier),
  )
/** Of the lines that need a card or more, those that get it. */
export const careRecall = (judged: readonly Judged[]): Share =>
  share(judged.filter(needsCare), (tier) => isAtLeast(tier, 'care'))
export const emergencyRecall = (judged: readonly Judged[]): Share =>
  share(judged.filter(isEmergency), (tier) => tier === 'emergency')
/** Of the lines that may stay without anything, those that do. */
export const quiet = (judged: readonly Judged[]): Share =>
  share(
    judged.filter(({ accepted }) => accepted.join() === 'none'),
    (tier) => tier === 'none',
  )

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
