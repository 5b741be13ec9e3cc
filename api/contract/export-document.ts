import * as z from 'zod'
import { UnsentEntry } from '#contract/unsent.ts'
import { answeredPurposes } from '#domain/account/purposes.ts'
import { Answers } from '#domain/check-ins/events.ts'
import { scaleIds } from '#domain/check-ins/scale-ids.ts'
import { Day, type EventSchema, Id, Imported, Instant, Level, Text } from '#domain/event-schema.ts'
import { eventSchemas } from '#domain/event-schemas.ts'
import { Rating } from '#domain/exercises/events.ts'
import { limits } from '#domain/limits.ts'
import { PlanWritten } from '#domain/plan/events.ts'
import { isTimeZone } from '#domain/progress/day.ts'

const fact = <Schema extends EventSchema>({ type, data, personal }: Schema) =>
  z.strictObject({
    /** Of the event: brought along twice, it counts once. */
    id: z.uuid(),
    type: z.literal(type as Schema['type']),
    at: Instant,
    /** IANA zone of the person at that moment; absent from documents of earlier versions. */
    timeZone: z.string().max(64).refine(isTimeZone, 'is not a time zone').optional(),
    data,
    /** Absent where there were no words, or where they were destroyed. */
    personal: (personal instanceof z.ZodUndefined ? z.strictObject({}) : personal).optional(),
  })

/** The log takes longer ones than anybody writes; a document does not bring them. */
const words = { text: z.string().max(limits.importedWords) }

export const ExportedFact = z.discriminatedUnion('type', [
  fact(eventSchemas.SessionStarted),
  fact({ ...eventSchemas.MessageSent, personal: eventSchemas.MessageSent.personal.extend(words) }),
  fact(eventSchemas.ConcernRaised),
  fact(eventSchemas.ConcernCorrected),
  fact(eventSchemas.ReplyAskedAgain),
  fact(eventSchemas.StopAsked),
  fact({ ...eventSchemas.ReplyWritten, personal: eventSchemas.ReplyWritten.personal.extend(words) }),
  fact(eventSchemas.ReplyChecked),
  fact(eventSchemas.ReplyFailed),
  fact(eventSchemas.ReplyRated),
  fact(eventSchemas.MessageRetracted),
  fact(eventSchemas.SessionTitled),
  fact(eventSchemas.SessionDeleted),
  fact(eventSchemas.MoodLogged),
  fact(eventSchemas.NoteConcernRaised),
  fact(eventSchemas.MoodCorrected),
  fact(eventSchemas.MoodRetracted),
  fact(eventSchemas.EntryWritten),
  fact(eventSchemas.EntryEdited),
  fact(eventSchemas.EntryConcernRaised),
  fact(eventSchemas.EntryRetracted),
  fact(eventSchemas.ReflectionRequested),
  fact({
    ...eventSchemas.ReflectionWritten,
    personal: eventSchemas.ReflectionWritten.personal.extend(words),
  }),
  fact(eventSchemas.ReflectionFailed),
  fact(eventSchemas.ExerciseCompleted),
  fact(eventSchemas.ExerciseRated),
  fact(eventSchemas.ExerciseRetracted),
  fact(eventSchemas.ExerciseFelt),
  fact(eventSchemas.ThemeMet),
  fact(eventSchemas.UrgeDelayed),
  fact(eventSchemas.RuleGiven),
  fact(eventSchemas.LineRemembered),
  fact(eventSchemas.SummaryWritten),
  fact(eventSchemas.MemoryReworded),
  fact(eventSchemas.TalkRead),
  fact(eventSchemas.MemoriesForgotten),
  fact(eventSchemas.PlanWritten),
  fact(eventSchemas.CheckInAnswered),
  fact(eventSchemas.CheckInRetracted),
])
export type ExportedFact = z.infer<typeof ExportedFact>

const text = Text
const choices = z.array(z.string().max(limits.message)).max(20)
const entryWords = eventSchemas.EntryWritten.personal.shape
const author = eventSchemas.ReflectionWritten.data.shape.author
const { note } = eventSchemas.MoodLogged.personal.shape
const isImported = Imported

export const ExportedMessage = z.strictObject({
  id: Id,
  role: z.enum(['user', 'assistant']),
  at: Instant,
  /** Null where the words were destroyed. */
  text: text.nullable(),
  choices,
  isImported,
})

export const ExportedSession = z.strictObject({
  id: Id,
  startedAt: Instant,
  lastActiveAt: Instant,
  messages: z.array(ExportedMessage),
})

export const ExportedMood = z.strictObject({
  id: Id,
  level: Level,
  at: Instant,
  sessionId: Id.nullable(),
  note,
})

export const ExportedEntry = z.strictObject({
  id: Id,
  at: Instant,
  editedAt: Instant.nullable(),
  day: Day,
  ...entryWords,
  reflections: z.array(z.strictObject({ at: Instant, author, text, isImported })),
})

export const ExportedExercise = z.strictObject({
  id: Id,
  exerciseId: z.string().max(64),
  at: Instant,
  day: Day,
  sessionId: Id.nullable(),
  /** How hard it was, from 0 to 10; null where it was not said. Documents of earlier versions have none. */
  before: Rating.nullable().default(null),
  after: Rating.nullable().default(null),
})

/** Answers as the scale counts them: 0 is the first that can be chosen. */
export const ExportedCheckIn = z.strictObject({
  id: Id,
  scale: z.enum(scaleIds),
  at: Instant,
  day: Day,
  /** Empty where they were destroyed. */
  answers: Answers.or(z.tuple([])),
  total: z.number().int(),
})

/** What stands in the box of the chat, for seven days at most: no fact, so it stays behind when a document is opened. */
export const ExportedUnsent = z.strictObject({ sessionId: Id, text, at: Instant })
/** A journal entry that is being written, as it stands in its form. */
export const ExportedUnsentEntry = UnsentEntry.extend({ at: Instant }).strict()

/**
 * Everything of a person. `facts` is what another Leeward opens, with the words of each; all else is the same again, as
 * it stands now, for people and other tools to read.
 */
export const ExportedData = z.strictObject({
  format: z.literal('leeward-export'),
  version: z.literal(1),
  exportedAt: Instant,
  account: z
    .strictObject({ firstName: z.string().nullable(), email: z.string().nullable(), openedAt: Instant })
    .nullable(),
  consents: z.array(
    z.strictObject({
      purpose: z.enum(answeredPurposes),
      isGiven: z.boolean(),
      recipient: z.string().nullable(),
      at: Instant,
    }),
  ),
  progress: z.strictObject({
    points: z.number().int(),
    level: z.number().int(),
    currentStreak: z.number().int(),
    daysShownUp: z.number().int(),
    days: z.array(
      z.strictObject({
        day: Day,
        firstMessages: z.number().int(),
        moods: z.number().int(),
        entries: z.number().int(),
        exercises: z.number().int(),
      }),
    ),
  }),
  /** The plan for hard moments; null where none was written, as in documents of earlier versions. */
  plan: PlanWritten.personal.extend({ at: Instant }).strict().nullable().default(null),
  /** Documents of earlier versions have none. */
  checkIns: z.array(ExportedCheckIn).default([]),
  unsent: ExportedUnsent.nullable(),
  unsentEntries: z.array(ExportedUnsentEntry),
  sessions: z.array(ExportedSession),
  moods: z.array(ExportedMood),
  entries: z.array(ExportedEntry),
  exercises: z.array(ExportedExercise),
  facts: z.array(ExportedFact),
})
export type ExportedData = z.infer<typeof ExportedData>
