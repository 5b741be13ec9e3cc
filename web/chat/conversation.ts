import type { ChatStreamEvent, Message } from '#contract/chat.ts'
import type { NoticeKind } from '#domain/chat/notices.ts'
import { isSettled, type Turn, withEvent } from '#web/chat/turn.ts'

/** What is going on in a conversation, beside the messages that are settled. */
export type Conversation = {
  turn: Turn | null
  /** The reply to it, as far as it has come. Apart from the turn, so that a piece of it changes nothing else. */
  reply: string
  /** Also what waits for a network, or for the answer to what was said before. */
  failed: readonly Turn[]
  /** The last reply that this page has followed to its end. */
  heard: { reply: string; notices: readonly NoticeKind[] } | null
}

export type Change =
  /** Something new, or the same once more, or what a page that comes back has found. */
  | { type: 'begun'; turn: Turn }
  /** It cannot be sent now, and will be without being asked again. */
  | { type: 'held'; turn: Turn }
  | { type: 'taken' }
  | { type: 'brought'; event: ChatStreamEvent }
  | { type: 'stop-asked' }
  | { type: 'ended' }
  | { type: 'failed'; reason: string | null }
  /** Found in the list as one whose reply failed. */
  | { type: 'failure-found'; turn: Turn }
  /** The list as the server has it now. */
  | { type: 'listed'; messages: Message[] }

export const quiet: Conversation = { turn: null, reply: '', failed: [], heard: null }

const without = (turns: readonly Turn[], { messageId }: Turn): readonly Turn[] =>
  turns.filter((other) => other.messageId !== messageId)

export function nextConversation(now: Conversation, change: Change): Conversation {
  const { failed, turn } = now
  switch (change.type) {
    case 'begun':
      return { ...now, turn: change.turn, reply: '', failed: without(failed, change.turn), heard: null }
    case 'held': {
      const held: Turn = { ...change.turn, phase: 'waiting', reason: null }
      const isOpen = turn?.messageId === held.messageId
      return { ...now, turn: isOpen ? null : turn, failed: [...without(failed, held), held] }
    }
    case 'failure-found':
      return { ...now, failed: [...without(failed, change.turn), change.turn] }
    case 'listed': {
      const open = failed.filter(({ messageId }) => !isSettled(change.messages, messageId))
      return open.length === failed.length ? now : { ...now, failed: open }
    }
    case 'ended':
      return turn
        ? { ...now, turn: null, reply: '', heard: { reply: now.reply, notices: turn.notices } }
        : now
    case 'failed': {
      if (!turn) return now
      const left: Turn = { ...turn, phase: 'failed', reason: change.reason }
      return { ...now, turn: null, reply: '', failed: [...without(failed, left), left] }
    }
    case 'brought':
      return turn
        ? { ...now, turn: withEvent(turn, change.event), reply: replyAfter(now.reply, change.event) }
        : now
    case 'taken':
    case 'stop-asked':
      return turn ? { ...now, turn: movedOn(turn, change.type) } : now
  }
}

function movedOn(turn: Turn, by: 'taken' | 'stop-asked'): Turn {
  switch (by) {
    case 'taken':
      return { ...turn, isSaved: true, phase: turn.phase === 'sending' ? 'sent' : turn.phase }
    case 'stop-asked':
      return { ...turn, phase: 'stopped' }
  }
}

/** A chunk that replaces takes back all before it. */
function replyAfter(reply: string, event: ChatStreamEvent): string {
  if (!('chunk' in event)) return reply
  return event.replaces ? event.chunk : reply + event.chunk
}
