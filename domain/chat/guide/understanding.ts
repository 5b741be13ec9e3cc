import type { Detail } from '#domain/chat/guide/hear/details.ts'

/** What somebody comes with. Events, bench and operators' commands write these ids: kept for good. */
export const needIds = [
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
  'someone-else',
  'eating',
  'substance',
  'violence-at-home',
  'certain-beliefs',
  'just-listen',
  'good-moment',
  'crisis',
] as const
export type NeedId = (typeof needIds)[number]

/** What a message does. `tells`: none of the others, the person goes on. */
export const actIds = [
  'answer',
  'thanks',
  'helped',
  'did-not-help',
  'worse',
  'said-already',
  'not-understood',
  'stop',
  'another',
  'something-else',
  'exercise-by-name',
  'about-guide',
  'human-please',
  'age',
  'other-language',
  'goodbye',
  'idk',
  'shorter',
  'sum-up',
  'start-over',
  'nonsense',
  'insult',
  'tells',
] as const
export type ActId = (typeof actIds)[number]

/** What is plainly asked of whoever listens. */
export const askedKinds = [
  'fault',
  'bad-person',
  'normal',
  'mad',
  'dangerous',
  'will-it-stop',
  'how-long',
  'what-is-it',
  'why',
  'should-i',
  'what-say',
  'what-do',
  'is-it-ok',
  'is-it-real',
  'sign',
  'privacy',
  'bot',
  'can-talk',
  'opinion',
  'they-right',
  'exercise-how',
  'doctor',
  'again',
  'what-is-X',
] as const
export type AskedKind = (typeof askedKinds)[number]

/** How likely each is, from 0 to 1, by the learned understanding. Without it patterns alone must do. */
export type Scores = {
  acts: Readonly<Partial<Record<ActId, number>>>
  needs: Readonly<Partial<Record<NeedId, number>>>
  /** The nearest of the scenes, and how much nearer than any other it is. */
  scene?: { id: string; worth: number }
  /** The nearest of what a message does in the middle of a talk. */
  kind?: { id: string; worth: number }
  /** The nearest of the exercises and their kinds, for whoever asks for one. */
  exercise?: { id: string; worth: number }
  /** The nearest of what is plainly asked. */
  asked?: { id: string; worth: number }
}

/** `isSure`: so plain that it goes before what is only likely. */
export type Kind = { id: string; isSure: boolean }

/** One message, as it was understood. */
export type Understanding = {
  act: ActId
  /** Only where it is likely enough not to be a guess. */
  need: NeedId | null
  /** Another need that is there too. */
  second: NeedId | null
  /** The likeliest three, for whoever has to ask. */
  maybe: readonly NeedId[]
  /** The answer that it gives to the question that was asked: its `means`. */
  answer: string | null
  /** The exercise, or the kind of exercise, that it names. */
  exercise: string | null
  /** What it asks of the guide, by name. */
  topic: string | null
  details: readonly Detail[]
  /** What is told, where it is one of the scenes that have words of their own. */
  scene: string | null
  /** What it does in the middle of a talk, where that is likely enough. */
  kind: Kind | null
  /** What was told beside the chip that it says in words. */
  beside?: string
}
