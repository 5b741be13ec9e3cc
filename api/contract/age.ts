import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { NoInput } from '#contract/scalars.ts'
import { ageGroups } from '#domain/account/age/age-group.ts'

/** What is kept of a person's age: never the age itself. Null where nothing was said. */
export const KnownAge = z.object({ group: z.enum(ageGroups).nullable() })
export type KnownAge = z.infer<typeof KnownAge>

export const getAge = endpoint({
  method: 'GET',
  path: '/api/age',
  summary: 'Whether the caller said that they are under 18.',
  input: NoInput,
  reply: KnownAge,
})

export const putAge = endpoint({
  method: 'PUT',
  path: '/api/age',
  summary: 'Say that one is under 18, or not: sets right what was heard.',
  input: z.strictObject({ group: z.enum(['minor', 'adult']) }),
  reply: KnownAge,
})
