/** How concerned Leeward is about a text, from least to most. */
export const tiers = ['none', 'care', 'crisis', 'emergency'] as const
export type Tier = (typeof tiers)[number]

/** What the concern is about. It chooses the lines and the card that are shown. */
export const concerns = [
  'suicide',
  'self-harm',
  'taken',
  'harm-to-others',
  'abuse',
  'sexual-violence',
  'dependant-in-danger',
  'minor',
  'eating-disorder',
  'medical-emergency',
  'self-neglect',
  'intrusive-thought',
  'someone-else',
  'voices',
] as const
export type Concern = (typeof concerns)[number]

/** A plain question about safety, by its name: what the companion asked, or should ask once. */
export const questions = [
  'ending-life',
  'safe-now',
  'taken-something',
  'hurt-now',
  'hurt-others',
  'safe-at-home',
  'child-safe',
] as const
export type Question = (typeof questions)[number]

/** What an answer to one of them says. */
export const answers = ['danger', 'no-danger', 'unclear'] as const
export type Answer = (typeof answers)[number]
export type Answered = { question: Question; answer: Answer }

/**
 * `reasons` name the rules that spoke, for tests and benches; never the words that they saw. `ask` is the question that
 * would decide, `answered` what the words say to one that was asked.
 */
export type Screening = {
  tier: Tier
  concerns: Concern[]
  reasons: string[]
  ask?: Question
  answered?: Answered
}

export const isAtLeast = (tier: Tier, floor: Tier): boolean => tiers.indexOf(tier) >= tiers.indexOf(floor)
export const highestTier = (...given: Tier[]): Tier =>
  given.reduce((highest, tier) => (isAtLeast(tier, highest) ? tier : highest), 'none')

/** Crisis and emergency open the dialog. */
export const isCrisis = (tier: Tier): boolean => isAtLeast(tier, 'crisis')
