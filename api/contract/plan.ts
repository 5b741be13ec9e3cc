import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Id, Instant, NoInput } from '#contract/scalars.ts'
import { limits } from '#domain/limits.ts'
import { mostReplaced } from '#domain/plan/events.ts'

const words = z.string().trim().max(limits.planPart)
const PlanWords = z.strictObject({
  signs: words,
  alone: words,
  people: words,
  call: words,
  safer: words,
  why: words,
})

export const Plan = z.object({
  /** What this shows; a save names them, so that nothing unseen is replaced. */
  versions: z.array(z.string()),
  words: PlanWords,
  /** Null where none was written. */
  writtenAt: Instant.nullable(),
})
export type Plan = z.infer<typeof Plan>

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/plan',
  summary: "The caller's own plan for hard moments.",
  input: NoInput,
  reply: Plan,
})

export const writePlan = endpoint({
  method: 'PUT',
  path: '/api/plan',
  summary: 'Save the plan. The words of the versions that it replaces are destroyed.',
  input: z.strictObject({
    versionId: Id,
    replaces: z.array(z.string().max(64)).max(mostReplaced),
    words: PlanWords,
  }),
  reply: Plan,
  keeps: true,
})
