import type { Concern, Tier } from '#domain/safety/tier.ts'

/** What cannot wait speaks first, then what changes how everything else has to be said. */
const firstToSpeak: readonly Concern[] = [
  'taken',
  'medical-emergency',
  'minor',
  'voices',
  'suicide',
  'self-harm',
  'dependant-in-danger',
  'abuse',
  'sexual-violence',
  'harm-to-others',
  'someone-else',
  'eating-disorder',
  'intrusive-thought',
  'self-neglect',
]

/** Where a body is in danger by somebody's hand: no door is unlocked for them, and a wound of one's own is pressed on. */
const beforeBody: readonly Concern[] = ['minor', 'abuse', 'sexual-violence', 'self-harm']

/** What an unwanted thought may be about; until there is more to it, it is met as the thought. */
const thoughtOf: ReadonlySet<Concern> = new Set([
  'suicide',
  'self-harm',
  'dependant-in-danger',
  'sexual-violence',
  'harm-to-others',
])

/** The one whose words and lines are shown when there are several. */
export function leadingConcern(concerns: readonly Concern[], tier: Tier = 'crisis'): Concern {
  const isThought = tier === 'care' && concerns.includes('intrusive-thought')
  const open = isThought ? concerns.filter((one) => !thoughtOf.has(one)) : concerns
  const found = firstToSpeak.find((one) => open.includes(one)) ?? 'suicide'
  return found === 'medical-emergency' ? (beforeBody.find((one) => open.includes(one)) ?? found) : found
}

/** Where somebody else may be looking on: a way out of the page, and whether it is safe to read. */
const watched: readonly Concern[] = ['abuse', 'sexual-violence', 'minor']
export const needsQuickExit = (concerns: readonly Concern[]): boolean =>
  concerns.some((one) => watched.includes(one))
