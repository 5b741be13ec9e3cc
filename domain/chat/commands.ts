import type {
  ConcernCorrected,
  ConcernRaised,
  MessageSent,
  ReplyFailed,
  ReplyRated,
  ReplyWritten,
  StopAsked,
} from '#domain/chat/events.ts'
import type { Cadence } from '#domain/chat/notices.ts'
import type { Command } from '#domain/command.ts'
import type { ReplyCheck } from '#domain/safety/replies/breaches.ts'
import type { SessionStarted, SessionTitled } from '#domain/sessions/events.ts'

export type StartSession = Command<'StartSession', SessionStarted['data']>

/**
 * Asked again with the id of a message whose reply failed, it asks for that reply once more. `cadence` is how often it is
 * said who replies; `notices` are those that the words themselves ask for.
 */
export type SendMessage = Command<
  'SendMessage',
  Omit<MessageSent['data'], 'isFirst'> & { cadence?: { isMinor: boolean } & Cadence },
  MessageSent['personal']
> & {
  /** What its words say of an earlier concern, where they say nothing else. */
  eases?: 'safe-again' | 'meant-otherwise' | 'help-here'
}

/** A layer that took longer has spoken. It counts only where it found more. */
export type RaiseConcern = Command<'RaiseConcern', ConcernRaised['data']>

export type CorrectConcern = Command<'CorrectConcern', ConcernCorrected['data']>

export type AskToStop = Command<'AskToStop', StopAsked['data']>
/** `check`: what was found where a model was asked for it. */
export type WriteReply = Command<'WriteReply', ReplyWritten['data'], ReplyWritten['personal']> & {
  check?: ReplyCheck | undefined
}

/** Given up on: nobody will try again by themselves. */
export type FailReply = Command<'FailReply', ReplyFailed['data']>

export type RateReply = Command<'RateReply', ReplyRated['data']>

/** `id` is that of the message or of its reply: they go together. */
export type RetractMessage = Command<'RetractMessage', { sessionId: string; id: string }>

export type TitleSession = Command<
  'TitleSession',
  Omit<SessionTitled['data'], 'replaces'>,
  SessionTitled['personal']
>

export type DeleteSession = Command<'DeleteSession', SessionStarted['data']>

/** Everything that can be asked of a conversation. */
export type ChatCommand =
  | StartSession
  | SendMessage
  | RaiseConcern
  | CorrectConcern
  | AskToStop
  | WriteReply
  | FailReply
  | RateReply
  | RetractMessage
  | TitleSession
  | DeleteSession
