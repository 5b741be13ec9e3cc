/** What a reply of a model must not contain. Events write these ids: kept for good. */
export const breaches = [
  'method',
  'dose',
  'calories',
  'reassurance',
  'certainty-about-symptoms',
  'ritual-help',
  'absolution',
  'agrees-with-unreal',
  'encourages-harm',
  'confronting',
  'against-help',
  'diagnosis',
  'claims-to-be-a-professional',
  'claims-to-be-human',
  'claimed-feelings',
  'guilt-on-leaving',
  'promises-confidentiality',
  'promises-rescue',
  'wrong-words',
  'links',
  'own-rules',
  'thinking-aloud',
] as const
export type Breach = (typeof breaches)[number]

/** Patterns of these are hardly ever wrong; those of the others are weighed by what was learned, where it is at hand. */
export const stopsAlone: ReadonlySet<Breach> = new Set([
  'method',
  'dose',
  'reassurance',
  'certainty-about-symptoms',
  'diagnosis',
  'encourages-harm',
  'claims-to-be-a-professional',
  'promises-rescue',
  'wrong-words',
  'links',
  'own-rules',
  'thinking-aloud',
])

/** What became of a model's reply before anybody saw it: `rewritten` by it, `replaced` by the guide's. */
export const checkOutcomes = ['passed', 'rewritten', 'replaced'] as const
export type CheckOutcome = (typeof checkOutcomes)[number]

/** No words: which of the promises a reply would have broken, and what became of it. */
export type ReplyCheck = { outcome: CheckOutcome; breaches: readonly Breach[] }
