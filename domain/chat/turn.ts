import type { ChatEvent } from '#domain/chat/events.ts'
import type { Fact } from '#domain/event.ts'

type Reply =
  | { state: 'pending'; isStopAsked: boolean }
  | { state: 'written'; replyId: string; isRated: boolean }
  | { state: 'failed' }
  /** The person took message and reply back; a reply that is still being written comes too late. */
  | { state: 'retracted' }

/** One message of the person, and how its reply stands. */
export type Turn = { messageId: string; reply: Reply }

/** The turn after a fact about it. The latest facts are enough: what came before them they have settled. */
export function evolveTurn(turn: Turn | null, { type, data }: Fact<ChatEvent>): Turn | null {
  switch (type) {
    case 'MessageSent':
    case 'ReplyAskedAgain':
      return { messageId: data.messageId, reply: awaited(data) }
    case 'StopAsked':
      return { messageId: data.messageId, reply: awaited(data, { isStopAsked: true }) }
    case 'ReplyWritten':
      return {
        messageId: data.messageId,
        reply: { state: 'written', replyId: data.replyId, isRated: false },
      }
    case 'ReplyFailed':
      return { messageId: data.messageId, reply: { state: 'failed' } }
    case 'ReplyRated':
      return turn?.reply.state === 'written' ? { ...turn, reply: { ...turn.reply, isRated: true } } : turn
    case 'MessageRetracted':
      return { messageId: data.messageId, reply: { state: 'retracted' } }
    case 'ReplyChecked':
    case 'ConcernRaised':
    case 'ConcernCorrected':
    case 'SessionStarted':
    case 'SessionTitled':
    case 'SessionDeleted':
      return turn
  }
}

/** Nobody owes a reply to what came in with a document; whoever brought it may still ask for one. */
const awaited = ({ isImported }: { isImported?: true | undefined }, { isStopAsked = false } = {}): Reply =>
  isImported ? { state: 'failed' } : { state: 'pending', isStopAsked }

/** The turn that these facts are about; null when there is none. */
export const turnOf = (about: Fact<ChatEvent>[]): Turn | null => about.reduce(evolveTurn, null)
