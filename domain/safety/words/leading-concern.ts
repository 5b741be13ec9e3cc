import type { Concern } from '#domain/safety/tier.ts'

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

/** The one whose words and lines are shown when there are several. */
export const leadingConcern = (concerns: readonly Concern[]): Concern =>
  firstToSpeak.find((one) => concerns.includes(one)) ?? 'suicide'
