import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Id, Instant, KnownId, NoInput } from '#contract/scalars.ts'
import { screened } from '#contract/screened.ts'
import { kinds, targetKinds } from '#domain/data/told.ts'
import { limits } from '#domain/limits.ts'

export const ToldEvent = z.object({
  /** Its place in the log: the `after` of the next page. */
  id: z.number().int(),
  at: Instant,
  kind: z.enum(kinds),
  /** One plain sentence. */
  title: z.string(),
  /** Null where there were none, or where they were destroyed (`isErased`). */
  words: z.string().nullable(),
  isErased: z.boolean(),
  canDelete: z.boolean(),
  /** What would be deleted; null where nothing can be by itself. */
  target: z.object({ kind: z.enum(targetKinds), id: Id }).nullable(),
})
export type ToldEvent = z.infer<typeof ToldEvent>

export const listEvents = endpoint({
  method: 'GET',
  path: '/api/data/events',
  summary: 'Everything that is known of the caller, event by event, the latest first.',
  input: z.strictObject({
    /** The id of the last event that is known already: what is older follows. */
    after: z.coerce.number().int().positive().optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    kind: z.enum(kinds).optional(),
  }),
  reply: z.object({ events: z.array(ToldEvent), hasMore: z.boolean() }),
})

/** The number of the proof; null when there was nothing left to destroy. */
const Removed = z.object({ ok: z.literal(true), receipt: z.uuid().nullable() })

export const deleteMood = endpoint({
  method: 'DELETE',
  path: '/api/mood-logs/:id',
  summary: 'Delete a mood: its words are destroyed. The days that you showed up stay.',
  input: z.strictObject({ id: KnownId }),
  reply: Removed,
})

export const correctMood = endpoint({
  method: 'PATCH',
  path: '/api/mood-logs/:id',
  summary: 'Set a mood right: the words that it had are destroyed.',
  input: z.strictObject({
    id: KnownId,
    level: z.number().int('Choose a whole number from 1 to 10.').min(1).max(10),
    note: z
      .string()
      .trim()
      .max(limits.moodNote)
      .nullish()
      .transform((note) => note || null),
  }),
  reply: Removed.extend(screened),
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/messages/:id',
  summary: 'Delete a message and its reply (by the id of either): their words are destroyed.',
  input: z.strictObject({ id: KnownId }),
  reply: Removed,
})

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  summary: 'Delete a conversation: its key is destroyed, and with it all that was said.',
  input: z.strictObject({ sessionId: KnownId }),
  reply: Removed,
})

export const deleteExercise = endpoint({
  method: 'DELETE',
  path: '/api/exercises/completions/:id',
  summary: 'Delete a completed exercise. The days that you showed up stay.',
  input: z.strictObject({ id: KnownId }),
  reply: Removed,
})

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/data/export',
  summary: 'Everything of the caller as one JSON document; /api/data/schema.json describes it.',
  input: NoInput,
  reply: z.looseObject({ format: z.literal('leeward-export') }),
})

export const downloadArchive = endpoint({
  method: 'GET',
  path: '/api/data/archive',
  summary:
    'The same as a zip: the document, conversations and journal to read (Markdown), the moods as a table (CSV).',
  input: NoInput,
  reply: z.string(),
})

export const getExportSchema = endpoint({
  method: 'GET',
  path: '/api/data/schema.json',
  summary: 'The JSON Schema of the export.',
  input: NoInput,
  reply: z.looseObject({}),
})

/** The longest document that is taken: a person with 300,000 events has one of 150 MB. */
export const documentBytes = 200_000_000

const Imported = z.object({
  /** How many events were added; 0 when all of them were here already. */
  added: z.number().int(),
  /** How many were here already. */
  known: z.number().int(),
  /** How many are new, but tell of something that was deleted here. */
  leftOut: z.number().int(),
})

export const importDocument = endpoint({
  method: 'POST',
  path: '/api/data/import',
  summary:
    'Open an export of Leeward here, all of it or nothing. What is here already, or was deleted here, stays as it is.',
  // Read by the handler, which has a sentence for what is wrong with a document.
  input: z.looseObject({}),
  reply: Imported,
  isBodyStreamed: true,
  keeps: true,
})

export const importDaylio = endpoint({
  method: 'POST',
  path: '/api/data/import/daylio',
  summary: 'Take over the moods of Daylio (its CSV export). A preview first: it changes nothing.',
  input: z.strictObject({
    csv: z.string().min(1, 'Choose a file first.').max(10_000_000),
    isPreview: z.boolean(),
    /** Levels (1 to 10) for mood words of one's own. */
    levels: z.record(z.string().max(100), z.number().int().min(1).max(10)).default({}),
  }),
  reply: Imported.extend({
    moods: z.array(
      z.object({
        line: z.number().int(),
        at: Instant,
        day: z.iso.date(),
        mood: z.string(),
        level: z.number().int(),
        note: z.string().nullable(),
      }),
    ),
    skipped: z.array(z.object({ line: z.number().int(), reason: z.string() })),
  }),
  maxBody: '20mb',
  keeps: true,
})
