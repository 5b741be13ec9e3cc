import type { HeardMessage } from '#contract/chat.ts'
import { highestTier, isAtLeast, isCrisis, type Tier } from '#domain/safety/tier.ts'
import type { Shown } from '#web/safety/raised-shown.ts'

/** Whether the dialog opens for this concern: once, and again only when the concern has risen. */
export const opensDialog = (tier: Tier, shown: Tier): boolean => isCrisis(tier) && !isAtLeast(shown, tier)

const dayMs = 86_400_000

/**
 * The highest tier that an earlier visit has shown; what was corrected since does not count, nor what was found later,
 * unless this browser showed it.
 */
export const shownBefore = (messages: readonly HeardMessage[], wasShown: (one: Shown) => boolean): Tier => {
  const corrected = messages.findLastIndex(({ isCorrected }) => isCorrected)
  return highestTier(
    ...messages
      .slice(corrected + 1)
      .filter(({ id, tier = 'none', isRaised }) => !isRaised || wasShown({ id, tier }))
      .map(({ tier }) => tier ?? 'none'),
  )
}

/** A crisis of the last day that was found late, and that nobody here has seen. */
export const missedCrisis = (
  messages: readonly HeardMessage[],
  wasShown: (one: Shown) => boolean,
  now: number,
): HeardMessage | undefined =>
  messages.findLast(
    ({ id, tier = 'none', isRaised, isCorrected, timestamp }) =>
      isRaised &&
      !isCorrected &&
      isCrisis(tier) &&
      !wasShown({ id, tier }) &&
      now - Date.parse(timestamp) < dayMs,
  )
