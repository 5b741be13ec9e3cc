import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { paging, places } from '#contract/paging.ts'
import { Id, Instant, KnownId, NoInput } from '#contract/scalars.ts'
import { Raised, screened } from '#contract/screened.ts'
import { limits } from '#domain/limits.ts'
import { moodTrends } from '#domain/mood/levels.ts'

export const MoodLog = z.object({
  id: Id,
  level: z.number().int().min(1).max(10),
  timestamp: Instant,
  note: z.string().nullable(),
  sessionId: Id.nullable(),
  raised: Raised.optional(),
})
export type MoodLog = z.infer<typeof MoodLog>

export const listMoodLogs = endpoint({
  method: 'GET',
  path: '/api/mood-logs',
  summary: "The caller's moods, the latest first, a page at a time: Next-Cursor leads to earlier ones.",
  input: z.strictObject(paging(places.moods, 100)),
  isPaged: true,
  reply: z.array(MoodLog),
})

export const summarizeMoods = endpoint({
  method: 'GET',
  path: '/api/mood-logs/summary',
  summary: "All of the caller's moods in figures; zeros where there is none.",
  input: NoInput,
  reply: z.object({
    count: z.number().int(),
    /** With one decimal. */
    average: z.number(),
    trend: z.enum(moodTrends),
    highest: z.number().int(),
    lowest: z.number().int(),
  }),
})

export const logMood = endpoint({
  method: 'POST',
  path: '/api/mood-logs',
  summary: 'Log a mood: 1 very anxious, 10 very calm.',
  input: z.strictObject({
    level: z.number().int('Choose a whole number from 1 to 10.').min(1).max(10),
    note: z
      .string()
      .trim()
      .max(limits.moodNote)
      .nullish()
      .transform((note) => note || null),
    sessionId: KnownId.nullish().transform((sessionId) => sessionId ?? null),
    moodId: Id.optional(),
    /** An earlier day that it was felt on; left out, it is of now. */
    day: z.iso.date().optional(),
  }),
  reply: MoodLog.extend(screened),
  keeps: true,
})
