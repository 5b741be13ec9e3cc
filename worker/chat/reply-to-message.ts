import { type Conversation, isStopAsked, pendingMessageId } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import type { Fact } from '#domain/event.ts'
import { commandHandler, loadState, streamName } from '#infra/command-handler.ts'
import type { ReplyEnd } from '#infra/companion.ts'
import { describeFault } from '#infra/fault.ts'
import { newId } from '#infra/ids.ts'
import type { JobContext, JobPayload } from '#infra/jobs.ts'
import type { LiveWriter } from '#infra/live.ts'
import { liveCipher } from '#infra/live-cipher.ts'
import { promptOf } from '#worker/chat/prompt.ts'
import type { Deps } from '#worker/deps.ts'

const handleChat = commandHandler('session', chat)

const lookForStopMs = 3_000

const unsaid: ReplyEnd = { author: 'prepared', model: null, suggestedExerciseId: null, choices: [], guide: null }

/**
 * Writes the reply to a message: pieces to the live log as they come, the whole as a fact. Safe to run twice, and
 * by two workers: the live log refuses the older attempt, the decider keeps one reply to each message.
 */
export async function replyToMessage(
  { subjectId, sessionId, messageId }: JobPayload<'reply-to-message'>,
  deps: Deps,
  { isLastAttempt, signal }: JobContext,
): Promise<void> {
  const { store, live, companion, wake, clock } = deps
  const whose = { subjectId, id: sessionId }
  const name = streamName('session', whose)
  const [{ state, key }, events] = await Promise.all([loadState(store, name, chat), store.recall<ChatEvent>(name)])
  // Already answered, or the person has written something newer. A destroyed key: there is nothing left to say.
  if (pendingMessageId(state) !== messageId || !key) return

  const stopping = new AbortController()
  const unlisten = live.onStop(messageId, () => stopping.abort())
  // The hint may get lost; the fact does not.
  const watch = setInterval(async () => {
    if (await isStopAskedNow(deps, name).catch(() => false)) stopping.abort()
  }, lookForStopMs)
  const writer = await live.begin(messageId, liveCipher(key))
  const show = pieceShower(writer)
  let text = ''

  const settle = async (position: number | null, kind: 'done' | 'failed') => {
    if (position !== null) await writer.write({ kind, position })
    wake(subjectId)
  }
  const writeReply = async (end: ReplyEnd, isStopped: boolean) => {
    const { position } = await handleChat(
      store,
      whose,
      {
        type: 'WriteReply',
        at: clock().toISOString(),
        data: { sessionId, messageId, replyId: newId(), isStopped, ...withoutChoices(end) },
        personal: { text, choices: end.choices },
      },
      { timeZone: 'UTC', causationId: causeOf(events, messageId) },
    )
    await settle(position, 'done')
  }

  try {
    await writer.write({ kind: 'started' })
    // Asked before anybody listened?
    if (isStopAsked(state) || (await isStopAskedNow(deps, name))) stopping.abort()
    stopping.signal.throwIfAborted()
    const prompt = promptOf(events, state, clock().toISOString())
    for await (const part of companion.reply(prompt, AbortSignal.any([signal, stopping.signal]))) {
      if (part.kind === 'end') return await writeReply(part, false)
      text = part.kind === 'replace' ? part.text : text + part.text
      if (!(await show(part, text))) return
    }
    throw new Error('the companion ended without an end')
  } catch (error) {
    if (stopping.signal.aborted) return await writeReply(unsaid, true)
    if (signal.aborted || !isLastAttempt) throw error
    deps.log.error({ alarm: 'job failed for good', fault: describeFault(error) }, 'a reply failed')
    const failed = { type: 'FailReply', at: clock().toISOString(), data: { sessionId, messageId, reason: 'companion' } } as const
    await settle((await handleChat(store, whose, failed, { timeZone: 'UTC' })).position, 'failed')
  } finally {
    clearInterval(watch)
    unlisten()
  }
}

/**
 * Shows a piece; false when another worker has taken over. A live log that is away costs the view, never the reply:
 * once it is back, all that was said so far is shown again.
 */
function pieceShower(writer: LiveWriter) {
  let hasHole = false
  return async (piece: { kind: 'piece' | 'replace'; text: string }, whole: string): Promise<boolean> => {
    try {
      const isOurs = await writer.write(hasHole ? { kind: 'replace', text: whole } : { kind: piece.kind, text: piece.text })
      hasHole = false
      return isOurs
    } catch {
      hasHole = true
      return true
    }
  }
}

const withoutChoices = ({ choices: _, ...end }: ReplyEnd) => end

const causeOf = (events: (Fact<ChatEvent> & { eventId: string })[], messageId: string) =>
  events.find(({ type, data }) => type === 'MessageSent' && data.messageId === messageId)?.eventId

async function isStopAskedNow({ store }: Deps, name: ReturnType<typeof streamName>): Promise<boolean> {
  const { state } = await loadState<Conversation, never, ChatEvent>(store, name, chat as never)
  return isStopAsked(state)
}
