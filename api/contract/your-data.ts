import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Removed } from '#contract/removed.ts'
import { Id, Instant, KnownId, NoInput } from '#contract/scalars.ts'
import { screened } from '#contract/screened.ts'
import { limits } from '#domain/limits.ts'
import { kinds, targetKinds } from '#domain/timeline/kinds.ts'

export const TimelineEvent = z.object({
  /** Its place in the log: the `after` of the next page. */
  id: z.number().int(),
  at: Instant,
  kind: z.enum(kinds),
  title: z.string(),
  /** Null where there were none, or where they were destroyed (`isErased`). */
  words: z.string().nullable(),
  isErased: z.boolean(),
  canDelete: z.boolean(),
  /** What would be deleted; null where nothing can be by itself. */
  target: z.object({ kind: z.enum(targetKinds), id: Id }).nullable(),
})
export type TimelineEvent = z.infer<typeof TimelineEvent>

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
  reply: z.object({ events: z.array(TimelineEvent), hasMore: z.boolean() }),
})

export const countEvents = endpoint({
  method: 'GET',
  path: '/api/data/events/counts',
  summary: 'How many events are known of the caller, by kind.',
  input: NoInput,
  reply: z.record(z.enum(kinds), z.number().int()),
})

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
