import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { NoInput } from '#contract/scalars.ts'

const Age = z.number().int()

/** Who runs this server, who gets something of a person, and what holds here: as its configuration has it. */
export const ServerFacts = z.object({
  operator: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    /** A mail address or the address of a page. */
    contact: z.string().nullable(),
    /** ISO 3166. */
    country: z.string().nullable(),
  }),
  /** Outside this server; none where nothing leaves it. */
  processors: z.array(
    z.object({ purpose: z.enum(['model', 'moderation', 'mail', 'sign-in']), name: z.string() }),
  ),
  leastAges: z.object({ elsewhere: Age, eea: Age, byCountry: z.record(z.string(), Age) }),
  cadence: z.object({
    hours: z.number().int(),
    hoursForMinors: z.number().int(),
    daysAway: z.number().int(),
  }),
  /** After so many days without a visit, what somebody without an account left is deleted. */
  visitorDays: z.number().int(),
})
export type ServerFacts = z.infer<typeof ServerFacts>

export const getServerFacts = endpoint({
  method: 'GET',
  path: '/api/server',
  summary: 'Who runs this server, who gets something of a person, and what holds here.',
  input: NoInput,
  reply: ServerFacts,
})
