import { savingTimeoutMs, type Screened, screenInLayers } from '#api/screen-in-layers.ts'
import { isKnownMinor, type KnownMinor, withMinor } from '#api/with-minor.ts'
import { type Concern, isCrisis, type Tier } from '#domain/safety/tier.ts'

/** What was found in words, as an answer carries it. */
export const screenedAs = ({ tier, concerns }: { tier: Tier; concerns: Concern[] }) => ({
  crisisDetected: isCrisis(tier),
  tier,
  concerns,
})

/** What was found in words that are saved, and whether a minor wrote them. */
export type SavedScreening = Screened & KnownMinor

/**
 * Words that are kept and not answered: they wait longer, and what is found still later is for the next sight of them. To a
 * minor it is spoken as to one, as in a chat.
 */
export async function screenSaved(
  deps: Parameters<typeof screenInLayers>[0] & Parameters<typeof isKnownMinor>[0],
  subjectId: string,
  text: string | null,
): Promise<SavedScreening> {
  const [found, isMinor] = await Promise.all([
    screenInLayers(deps, turnsOf(text), { timeoutMs: savingTimeoutMs }),
    isKnownMinor(deps, subjectId),
  ])
  const later = found.later.then((verdict) => verdict && withMinor(verdict, { isMinor }))
  return { ...withMinor(found, { isMinor }), isMinor, later }
}

export const turnsOf = (text: string | null) => [{ role: 'person' as const, text: text ?? '' }]
