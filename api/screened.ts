import { savingPatienceMs, type Screened, screenInLayers } from '#api/screen-in-layers.ts'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'

/** What was found in words, as an answer carries it. */
export const screenedAs = ({ tier, concerns }: { tier: Tier; concerns: Concern[] }) => ({
  crisisDetected: isCrisis(tier),
  tier,
  concerns,
})

/** Words that are kept and not answered: they wait longer, and what is found still later is for the next sight of them. */
export const screenSaved = (
  deps: Parameters<typeof screenInLayers>[0],
  text: string | null,
): Promise<Screened> => screenInLayers(deps, turnsOf(text), { patienceMs: savingPatienceMs })

export const turnsOf = (text: string | null) => [{ role: 'person' as const, text: text ?? '' }]
