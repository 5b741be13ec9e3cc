import * as z from 'zod'
import { Day, type EventOf, eventSchema, Id, Name } from '#domain/event-schema.ts'
import { rememberedNeeds, returningThemes, urgeThemes } from '#domain/memory/remembered-needs.ts'
import { ruleIds, ruleTopics } from '#domain/memory/rules.ts'

/** How it was after an exercise. */
export const feelings = ['better', 'same', 'worse'] as const
export type Felt = (typeof feelings)[number]

/** A day and a night: nothing longer is an urge that was put off. */
export const longestDelayMinutes = 1_440

/** More is not remembered of a person at once. */
export const mostMemories = 500
/** The most that one deletion names: more may have been brought along. */
export const mostForgotten = 2_000

// Each is remembered of one message. Its own id stays the same wherever it is brought.
const ofMessage = { memoryId: Id, sessionId: Id, messageId: Id, day: Day }

/** A person said how it was after an exercise. `need`: what they came with, where it may be remembered. */
export const ExerciseFelt = eventSchema('ExerciseFelt', {
  ...ofMessage,
  exerciseId: Name(64),
  need: z.enum(rememberedNeeds).nullable(),
  felt: z.enum(feelings),
})
export type ExerciseFelt = EventOf<typeof ExerciseFelt>

/** A fear of a kind that asks again came up in a conversation. */
export const ThemeMet = eventSchema('ThemeMet', { ...ofMessage, theme: z.enum(returningThemes) })
export type ThemeMet = EventOf<typeof ThemeMet>

/** A person told of an urge that they put off for longer than ever before. */
export const UrgeDelayed = eventSchema('UrgeDelayed', {
  ...ofMessage,
  theme: z.enum(urgeThemes),
  minutes: z.number().int().min(1).max(longestDelayMinutes),
})
export type UrgeDelayed = EventOf<typeof UrgeDelayed>

/** A person asked something of the guide for good. */
export const RuleGiven = eventSchema('RuleGiven', {
  ...ofMessage,
  rule: z.enum(ruleIds),
  about: z.enum(ruleTopics).nullable(),
})
export type RuleGiven = EventOf<typeof RuleGiven>

/** What is named is shown and used no more, wherever it is brought again. */
export const MemoriesForgotten = eventSchema('MemoriesForgotten', {
  memoryIds: z.array(Id).min(1).max(mostForgotten),
  askedBy: z.literal('person'),
})
export type MemoriesForgotten = EventOf<typeof MemoriesForgotten>

/** Something that is remembered: codes and numbers, no words. */
export type Memory = ExerciseFelt | ThemeMet | UrgeDelayed | RuleGiven
export type MemoryEvent = Memory | MemoriesForgotten
