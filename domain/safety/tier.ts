/** How concerned Leeward is about a text, from least to most. */
export const tiers = ['none', 'care', 'crisis', 'emergency'] as const
export type Tier = (typeof tiers)[number]

/** What the concern is about. It chooses the lines and the card that are shown. */
export const concerns = [
  'suicide',
  'self-harm',
  'harm-to-others',
  'abuse',
  'dependant-in-danger',
  'eating-disorder',
  'medical-emergency',
  'self-neglect',
  'intrusive-thought',
  'someone-else',
] as const
export type Concern = (typeof concerns)[number]

/** `reasons` name the rules that spoke, for tests and benches; never the words that they saw. */
export type Screening = { tier: Tier; concerns: Concern[]; reasons: string[] }

export const isAtLeast = (tier: Tier, floor: Tier): boolean => tiers.indexOf(tier) >= tiers.indexOf(floor)
export const highestTier = (...given: Tier[]): Tier =>
  given.reduce((highest, tier) => (isAtLeast(tier, highest) ? tier : highest), 'none')

/** Crisis and emergency open the dialog. */
export const isCrisis = (tier: Tier): boolean => isAtLeast(tier, 'crisis')
