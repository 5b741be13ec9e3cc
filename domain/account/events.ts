import type { Event } from '#domain/event.ts'

/** How somebody proved who they are. */
export const providers = ['google', 'github', 'oidc', 'email'] as const
export type Provider = (typeof providers)[number]

export type AccountOpened = Event<
  'AccountOpened',
  { provider: Provider },
  { firstName: string | null; email: string | null }
>
export type NameCorrected = Event<'NameCorrected', object, { firstName: string }>

/** What a browser's visitor had done became this account's. */
export type VisitorClaimed = Event<
  'VisitorClaimed',
  { visitorId: string; sessions: number; moods: number; exercises: number }
>

/** `dueAt` is an ISO instant; until then it can be taken back. `receipt` is the number that the proof will have. */
export type DeletionRequested = Event<'DeletionRequested', { dueAt: string; receipt: string }>
export type DeletionTakenBack = Event<'DeletionTakenBack'>

/** The last event of a person. From here nothing of theirs can be read or added. */
export type AccountErased = Event<'AccountErased', { askedBy: 'person' | 'operator' }>

export type AccountEvent =
  | AccountOpened
  | NameCorrected
  | VisitorClaimed
  | DeletionRequested
  | DeletionTakenBack
  | AccountErased
