import { hear } from '#domain/chat/guide/hear/hear.ts'
import type { NeedId, Scores } from '#domain/chat/guide/understanding.ts'
import type { Tier } from '#domain/safety/tier.ts'

/** Where a wrong word of a model does most harm. */
const needs: ReadonlySet<NeedId> = new Set([
  'health-fear',
  'ocd-contamination',
  'ocd-checking',
  'ocd-harm',
  'ocd-taboo',
  'ocd-relationship',
  'ocd-just-right',
  'ocd-real-event',
  'flashback',
  'dissociation',
  'eating',
  'substance',
  'violence-at-home',
  'certain-beliefs',
  'crisis',
])

/** Of the person's words, the latest; what they came with goes on when one message does not say it again. */
const read = 4
const longestRead = 1_500

/** Whether a reply to these words is read twice before it is shown. */
export function mattersMost(tier: Tier, said: readonly string[], scores: Scores | null = null): boolean {
  if (tier !== 'none') return true
  return said.slice(-read).some((text, at, all) => {
    const isLatest = at === all.length - 1
    const { need, second, maybe } = hear(text.slice(0, longestRead), null, isLatest ? scores : null)
    // What was only learned is believed where it is likely; a plain sign is enough by itself.
    const likely = scores && isLatest ? [need, second] : [need, second, ...maybe]
    return likely.some((one) => one !== null && needs.has(one))
  })
}
