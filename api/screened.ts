import { screenInLayers } from '#api/screen-in-layers.ts'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'

/** What was found in words, as an answer carries it. */
export const screenedAs = ({ tier, concerns }: { tier: Tier; concerns: Concern[] }) => ({
  crisisDetected: isCrisis(tier),
  tier,
  concerns,
})

/** The same of words that are kept and not answered, by all layers: a verdict that came later would be lost. */
export const screened = async (deps: Parameters<typeof screenInLayers>[0], text: string | null) =>
  screenedAs(await screenInLayers(deps, [{ role: 'person', text: text ?? '' }], { waitsForAll: true }))
