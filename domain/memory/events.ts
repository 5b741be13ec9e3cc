import * as z from 'zod'
import { Day, type EventOf, eventSchema, Id, Name } from '#domain/event-schema.ts'
import { limits } from '#domain/limits.ts'
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

/** The most that are remembered in words of a person; a summary of each conversation comes beside them. */
export const mostLines = 12
/** So many of them a model may note. */
export const mostModelLines = 8
/** The most messages that a model reads at once for what to remember. */
export const mostMessagesRead = 40

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

/** A line in words that a person added, or that a model proposed of some messages. */
export const LineRemembered = eventSchema(
  'LineRemembered',
  {
    memoryId: Id,
    /** Null where the person added it. */
    sessionId: Id.nullable(),
    messageIds: z.array(Id).max(mostMessagesRead),
    day: Day,
    by: z.enum(['person', 'model']),
  },
  { text: z.string().min(1).max(limits.rememberedLine) },
)
export type LineRemembered = EventOf<typeof LineRemembered>

/** A model summed up what a conversation was about before the turns that it is still told. */
export const SummaryWritten = eventSchema(
  'SummaryWritten',
  { memoryId: Id, sessionId: Id, day: Day },
  { text: z.string().min(1).max(limits.rememberedSummary) },
)
export type SummaryWritten = EventOf<typeof SummaryWritten>

/** A line or a summary has other words: the person set them right, or a model took a summary on. */
export const MemoryReworded = eventSchema(
  'MemoryReworded',
  { memoryId: Id, day: Day, by: z.enum(['person', 'model']) },
  { text: z.string().min(1).max(limits.rememberedSummary) },
)
export type MemoryReworded = EventOf<typeof MemoryReworded>

/** What a model is asked to remember of a conversation. */
export const readings = ['lines', 'summary'] as const
export type Reading = (typeof readings)[number]

/** A model has read a conversation for this, up to a message. It never reads the same again, whatever came of it. */
export const TalkRead = eventSchema('TalkRead', {
  sessionId: Id,
  through: Id,
  day: Day,
  of: z.enum(readings),
})
export type TalkRead = EventOf<typeof TalkRead>

/** What is named is shown and used no more, wherever it is brought again. */
export const MemoriesForgotten = eventSchema('MemoriesForgotten', {
  memoryIds: z.array(Id).min(1).max(mostForgotten),
  askedBy: z.literal('person'),
})
export type MemoriesForgotten = EventOf<typeof MemoriesForgotten>

/** Something that is remembered in codes and numbers, without words. */
export type CodedMemory = ExerciseFelt | ThemeMet | UrgeDelayed | RuleGiven
export type WordedMemory = LineRemembered | SummaryWritten
/** Something that is remembered. */
export type Memory = CodedMemory | WordedMemory
export type MemoryEvent = Memory | MemoryReworded | TalkRead | MemoriesForgotten
