import type { Event } from '#domain/event.ts'

/** How somebody proved who they are. */
export const providers = ['google', 'github', 'oidc', 'email'] as const
export type Provider = (typeof providers)[number]

/** What a person may allow, each apart: that Leeward keeps what they do; that their words go to the model's provider. */
export const purposes = ['keeping', 'model'] as const
export type Purpose = (typeof purposes)[number]

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

/** `recipient` names who will get the words, as the person was shown it. */
export type ConsentGiven = Event<'ConsentGiven', { purpose: Purpose; recipient: string | null }>
export type ConsentWithdrawn = Event<'ConsentWithdrawn', { purpose: Purpose }>

/** `dueAt` is an ISO instant; until then it can be taken back. */
export type DeletionRequested = Event<'DeletionRequested', { dueAt: string }>
export type DeletionTakenBack = Event<'DeletionTakenBack'>

/** The last event of a person. From here nothing of theirs can be read or added. */
export type AccountErased = Event<'AccountErased', { askedBy: 'person' | 'operator' }>

export type AccountEvent =
  | AccountOpened
  | NameCorrected
  | VisitorClaimed
  | ConsentGiven
  | ConsentWithdrawn
  | DeletionRequested
  | DeletionTakenBack
  | AccountErased
