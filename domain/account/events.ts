import * as z from 'zod'
import { Count, type EventOf, eventSchema, Id, Instant } from '#domain/event-schema.ts'
import { limits } from '#domain/limits.ts'

/** How somebody proved who they are. */
export const providers = ['google', 'github', 'oidc', 'email'] as const
export type Provider = (typeof providers)[number]

const FirstName = z.string().max(limits.firstName)

export const AccountOpened = eventSchema(
  'AccountOpened',
  { provider: z.enum(providers) },
  { firstName: FirstName.nullable(), email: z.string().max(limits.email).nullable() },
)
export type AccountOpened = EventOf<typeof AccountOpened>

export const NameCorrected = eventSchema('NameCorrected', {}, { firstName: FirstName })
export type NameCorrected = EventOf<typeof NameCorrected>

/** What a browser's visitor had done became this account's. */
export const VisitorClaimed = eventSchema('VisitorClaimed', {
  visitorId: Id,
  sessions: Count,
  moods: Count,
  exercises: Count,
})
export type VisitorClaimed = EventOf<typeof VisitorClaimed>

/** `dueAt` is an ISO instant; until then it can be taken back. `receipt` is the number that the proof will have. */
export const DeletionRequested = eventSchema('DeletionRequested', { dueAt: Instant, receipt: Id })
export type DeletionRequested = EventOf<typeof DeletionRequested>

export const DeletionTakenBack = eventSchema('DeletionTakenBack', {})
export type DeletionTakenBack = EventOf<typeof DeletionTakenBack>

/** The last event of a person. From here nothing of theirs can be read or added. */
export const AccountErased = eventSchema('AccountErased', { askedBy: z.enum(['person', 'operator']) })
export type AccountErased = EventOf<typeof AccountErased>

export type AccountEvent =
  | AccountOpened
  | NameCorrected
  | VisitorClaimed
  | DeletionRequested
  | DeletionTakenBack
  | AccountErased
