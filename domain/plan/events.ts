import * as z from 'zod'
import { type EventOf, eventSchema, Id } from '#domain/event-schema.ts'
import { limits } from '#domain/limits.ts'

/** More than two versions stand together only where several plans were brought along. */
export const mostReplaced = 50

const words = z.string().max(limits.planPart)

/** A person saved their plan. It takes the place of the versions that it names, and their words are destroyed. */
export const PlanWritten = eventSchema(
  'PlanWritten',
  { versionId: Id, replaces: z.array(Id).max(mostReplaced) },
  { signs: words, alone: words, people: words, call: words, safer: words, why: words },
)
export type PlanWritten = EventOf<typeof PlanWritten>
export type PlanWords = PlanWritten['personal']

export type PlanEvent = PlanWritten
