import * as z from 'zod'
import { concerns, tiers } from '#domain/safety/tier.ts'

/** Of words that are seen again: what was found in them after they had been saved. */
export const Raised = z.object({ tier: z.enum(tiers), concerns: z.array(z.enum(concerns)) })

export const screened = {
  /** Help is to be shown at once. */
  crisisDetected: z.boolean(),
  tier: z.enum(tiers),
  concerns: z.array(z.enum(concerns)),
}
