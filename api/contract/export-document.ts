import * as z from 'zod'
import { Country, Id, Instant } from '#contract/scalars.ts'
import { purposes } from '#domain/account/consents.ts'
import { limits } from '#domain/limits.ts'
import { concerns, tiers } from '#domain/safety/tier.ts'

const Day = z.iso.date()
const Level = z.number().int().min(1).max(10)
const asked = { askedBy: z.literal('person') }
const said = { sessionId: Id, messageId: Id }

const fact = <Type extends string, Data extends z.ZodRawShape, Words extends z.ZodRawShape = {}>(
  type: Type,
  data: Data,
  words?: Words,
) =>
  z.strictObject({
    /** Of the event: brought along twice, it counts once. */
    id: z.uuid(),
    type: z.literal(type),
    at: Instant,
    data: z.strictObject(data),
    /** Absent where there were no words, or where they were destroyed. */
    personal: z.strictObject(words ?? ({} as Words)).optional(),
  })

/** What a program calls something. The log takes no control characters there, and no halves of a pair. */
const name = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{C}*$/u, 'is not a name')
const text = z.string().max(100_000)
const choices = z.array(z.string().max(limits.message)).max(20)
const screened = { tier: z.enum(tiers), concerns: z.array(z.enum(concerns)).max(50) }
const entryWords = {
  title: z.string().max(limits.entryTitle).nullable(),
  content: z.string().max(limits.entryContent),
  mood: Level.nullable(),
  tags: z.array(z.string().max(limits.entryTag)).max(limits.entryTags),
}
const reflected = { entryId: Id, reflectionId: Id }
const author = z.enum(['guide', 'model', 'prepared'])
const note = z.string().max(limits.moodNote).nullable()

/** What happened, in the order in which it did. */
export const ExportedFact = z.discriminatedUnion('type', [
  fact('SessionStarted', { sessionId: Id }),
  fact(
    'MessageSent',
    {
      ...said,
      isFirst: z.boolean(),
      day: Day,
      ...screened,
      country: Country.optional(),
    },
    { text },
  ),
  fact('ReplyAskedAgain', said),
  fact('StopAsked', said),
  fact(
    'ReplyWritten',
    {
      ...said,
      replyId: Id,
      author,
      model: name(200).nullable(),
      isStopped: z.boolean(),
      suggestedExerciseId: name(64).nullable(),
      guide: z.strictObject({ need: name(64), step: name(64), missed: z.number().int() }).nullable(),
    },
    { text, choices },
  ),
  fact('ReplyFailed', { ...said, reason: name(200) }),
  fact('ReplyRated', { sessionId: Id, replyId: Id, rating: z.union([z.literal(1), z.literal(-1)]) }),
  fact('MessageRetracted', { ...said, replyId: Id.nullable(), ...asked }),
  fact('SessionDeleted', { sessionId: Id, ...asked }),
  fact(
    'MoodLogged',
    {
      moodId: Id,
      level: Level,
      sessionId: Id.nullable(),
      day: Day,
      tier: z.enum(tiers).optional(),
    },
    { note },
  ),
  fact('MoodCorrected', { moodId: Id, level: Level }, { note }),
  fact('MoodRetracted', { moodId: Id, ...asked }),
  fact('EntryWritten', { entryId: Id, day: Day, ...screened }, entryWords),
  fact('EntryEdited', { entryId: Id, ...screened }, entryWords),
  fact('EntryRetracted', { entryId: Id, ...asked }),
  fact('ReflectionRequested', { ...reflected, country: Country.optional() }),
  fact('ReflectionWritten', { ...reflected, author, model: name(200).nullable() }, { text }),
  fact('ReflectionFailed', { ...reflected, reason: name(200) }),
  fact('ExerciseCompleted', {
    completionId: Id,
    exerciseId: name(64),
    sessionId: Id.nullable(),
    day: Day,
  }),
  fact('ExerciseRetracted', { completionId: Id, ...asked }),
])
export type ExportedFact = z.infer<typeof ExportedFact>

export const ExportedMessage = z.strictObject({
  id: Id,
  role: z.enum(['user', 'assistant']),
  at: Instant,
  /** Null where the words were destroyed. */
  text: text.nullable(),
  choices,
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
  /** Null while it stands as it was first written. */
  editedAt: Instant.nullable(),
  day: Day,
  ...entryWords,
  reflections: z.array(z.strictObject({ at: Instant, author, text })),
})

export const ExportedExercise = z.strictObject({
  id: Id,
  exerciseId: z.string().max(64),
  at: Instant,
  day: Day,
  sessionId: Id.nullable(),
})

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
      purpose: z.enum(purposes),
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
  sessions: z.array(ExportedSession),
  moods: z.array(ExportedMood),
  entries: z.array(ExportedEntry),
  exercises: z.array(ExportedExercise),
  facts: z.array(ExportedFact),
})
export type ExportedData = z.infer<typeof ExportedData>
