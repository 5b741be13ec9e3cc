import { endsWithHelp } from '#domain/safety/session-tier.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'
import * as words from '#web/safety/words.en.ts'

/** Where a body may be in danger, feeling well again proves nothing: only help that has come is a way out. */
export const wayOutLabel = (tier: Tier, concerns: readonly Concern[]): string =>
  endsWithHelp(tier, concerns) ? words.helpIsWithMe : words.notMeant
