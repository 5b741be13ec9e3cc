import { screen } from '#domain/safety/screen.ts'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'

/** What the floor says of words, as an answer carries it. */
export const screenedAs = ({ tier, concerns }: { tier: Tier; concerns: Concern[] }) => ({
  crisisDetected: isCrisis(tier),
  tier,
  concerns,
})

/** The same of words that may be none. */
export const screened = (text: string | null) => screenedAs(screen(text ?? ''))
