import * as z from 'zod'
import { concerns, tiers } from '#domain/safety/tier.ts'

/** Of words that were just saved: how concerned Leeward is, and about what. */
export const screened = {
  /** Help is to be shown at once. */
  crisisDetected: z.boolean(),
  tier: z.enum(tiers),
  concerns: z.array(z.enum(concerns)),
}
