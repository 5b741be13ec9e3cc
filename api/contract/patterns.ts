import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Since } from '#contract/scalars.ts'

const days = z.number().int()

export const Pattern = z.object({
  tag: z.string(),
  /** By how many points days with it were calmer, with an interval that holds for all tags at once. */
  difference: z.object({ mean: z.number(), low: z.number(), high: z.number() }),
  daysWith: days,
  daysWithout: days,
})
export type Pattern = z.infer<typeof Pattern>

export const findPatterns = endpoint({
  method: 'GET',
  path: '/api/patterns',
  summary: "The caller's days, the tags of their journal, and what went together: never a cause.",
  input: Since,
  reply: z.object({
    /** How each day was on average, from moods and entries; the first day first. */
    days: z.array(z.object({ day: z.string(), level: z.number() })),
    /** Days on which something was written and it is known how they were: only these are compared. */
    notedDays: days,
    /** On how many days each tag was given, the most first. */
    tags: z.array(z.object({ tag: z.string(), days })),
    /** How many tags there are enough days of, with and without. */
    compared: days,
    patterns: z.array(Pattern),
  }),
})
