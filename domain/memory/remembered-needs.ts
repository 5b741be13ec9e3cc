/**
 * What somebody came with, as far as it may be remembered from one conversation to the next. What could put a person in
 * danger or to shame on a page that others may see (violence at home, drinking, beliefs) is not among them.
 */
export const rememberedNeeds = [
  'panic-now',
  'health-fear',
  'worry-loop',
  'ocd-contamination',
  'ocd-checking',
  'ocd-harm',
  'ocd-taboo',
  'ocd-relationship',
  'ocd-just-right',
  'ocd-real-event',
  'flashback',
  'dissociation',
  'sleep',
  'low-mood',
  'grief',
  'shame',
  'social-anxiety',
  'overload',
  'loneliness',
  'conflict',
] as const
export type RememberedNeed = (typeof rememberedNeeds)[number]

/** Fears that ask again: only of these it is remembered that they came. */
export const returningThemes = [
  'health-fear',
  'worry-loop',
  'ocd-contamination',
  'ocd-checking',
  'ocd-harm',
  'ocd-taboo',
  'ocd-relationship',
  'ocd-just-right',
  'ocd-real-event',
  'social-anxiety',
] as const satisfies readonly RememberedNeed[]
export type ReturningTheme = (typeof returningThemes)[number]

/** Where there is an urge that can be put off. */
export const urgeThemes = [
  'health-fear',
  'ocd-contamination',
  'ocd-checking',
  'ocd-harm',
  'ocd-taboo',
  'ocd-relationship',
  'ocd-just-right',
  'ocd-real-event',
] as const satisfies readonly ReturningTheme[]
export type UrgeTheme = (typeof urgeThemes)[number]

/** In the middle of a sentence. */
export const needNames: Readonly<Record<RememberedNeed, string>> = {
  'panic-now': 'panic',
  'health-fear': 'fear about your health',
  'worry-loop': 'worries that go round',
  'ocd-contamination': 'fear of dirt or germs',
  'ocd-checking': 'doubts that ask for checking',
  'ocd-harm': 'unwanted thoughts of harm',
  'ocd-taboo': 'unwanted thoughts that feel forbidden',
  'ocd-relationship': 'doubts about a relationship',
  'ocd-just-right': 'things that do not feel just right',
  'ocd-real-event': 'doubts about something in the past',
  flashback: 'memories that come back',
  dissociation: 'feeling far away',
  sleep: 'bad nights',
  'low-mood': 'low days',
  grief: 'grief',
  shame: 'shame',
  'social-anxiety': 'fear of what people think',
  overload: 'too much at once',
  loneliness: 'feeling alone',
  conflict: 'trouble with somebody',
}
