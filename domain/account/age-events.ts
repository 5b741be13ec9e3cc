import * as z from 'zod'
import { ageGroups } from '#domain/account/age/age-group.ts'
import { type EventOf, eventSchema } from '#domain/event-schema.ts'

/** A person said how old they are, in a message or by the setting. The age itself is not kept. */
export const AgeTold = eventSchema('AgeTold', {
  group: z.enum(ageGroups),
  by: z.enum(['words', 'setting']),
})
export type AgeTold = EventOf<typeof AgeTold>
