import { isStopAsked, pendingMessageId } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import type { Companion, ReplyEnd } from '#infra/companion/companion.ts'
import { describeFault } from '#infra/fault.ts'
import { newId } from '#infra/ids.ts'
import type { JobContext, JobPayload } from '#infra/jobs/jobs.ts'
import { liveCipher } from '#infra/live/live-cipher.ts'
import { liveName } from '#infra/live/live-name.ts'
import { commandHandler, loadState, streamName } from '#infra/store/command-handler.ts'
import { chooseCompanion } from '#worker/chat/choose-companion.ts'
import { promptOf } from '#worker/chat/prompt.ts'
import { showPieces } from '#worker/chat/show-pieces.ts'
import { stopSignal } from '#worker/chat/stop-signal.ts'
import type { Deps } from '#worker/deps.ts'

const handleChat = commandHandler('session', chat)

/**
 * Writes the reply to a message: pieces to the live log as they come, the whole as a fact. Safe to run twice, and
 * by two workers: the live log refuses the older attempt, the decider keeps one reply to each message.
 */
export async function replyToMessage(
  { subjectId, sessionId, messageId }: JobPayload<'reply-to-message'>,
  deps: Deps,
  { isLastAttempt, signal }: JobContext,
): Promise<void> {
  const { store, live, wake, clock, log } = deps
  const whose = { subjectId, id: sessionId }
  const name = streamName('session', whose)
  // Listens before the facts are read, so that no stop falls between the two.
  using stop = stopSignal(deps, name, messageId)
  const [{ state, key }, events, companion] = await Promise.all([
    loadState(store, name, chat),
    store.recall<ChatEvent>(name),
    chooseCompanion(deps, subjectId),
  ])
  // Already answered, or the person has written something newer. A destroyed key: there is nothing left to say.
  if (pendingMessageId(state) !== messageId || !key) return

  const writer = await live.begin(liveName(name, messageId), liveCipher(key))
  const show = showPieces(writer)
  const context = { timeZone: 'UTC', causationId: causeOf(events, messageId) }
  let text = ''

  const writeReply = async ({ choices, ...end }: ReplyEnd, isStopped: boolean) => {
    const data = { sessionId, messageId, replyId: newId(), isStopped, ...end }
    const reply = {
      type: 'WriteReply',
      at: clock().toISOString(),
      data,
      personal: { text, choices },
    } as const
    await settle((await handleChat(store, whose, reply, context)).position, 'done')
  }
  const failReply = async () => {
    const data = { sessionId, messageId, reason: 'companion' }
    const failure = { type: 'FailReply', at: clock().toISOString(), data } as const
    await settle((await handleChat(store, whose, failure, context)).position, 'failed')
  }
  const settle = async (position: number | null, kind: 'done' | 'failed') => {
    wake(subjectId)
    // The fact is safe; who follows finds it also without this piece.
    if (position !== null) await writer.write({ kind, position }).catch(() => {})
  }

  try {
    await writer.write({ kind: 'started' })
    if (isStopAsked(state)) return await writeReply(cutShort(companion), true)
    const prompt = promptOf(events, state, clock().toISOString())
    for await (const part of companion.reply(prompt, AbortSignal.any([signal, stop.signal]))) {
      if (part.kind === 'end') {
        const { kind: _, ...end } = part
        return await writeReply(end, false)
      }
      text = part.kind === 'replace' ? part.text : text + part.text
      if (!(await show(part, text))) return
    }
    throw new Error('the companion ended without an end')
  } catch (error) {
    if (stop.signal.aborted) return await writeReply(cutShort(companion), true)
    if (signal.aborted || !isLastAttempt) throw error
    log.error(
      { alarm: 'job failed for good', job: 'reply-to-message', fault: describeFault(error) },
      'a reply failed',
    )
    await failReply()
  }
}

/** The end of a reply that the person stopped. */
const cutShort = ({ author, model }: Companion): ReplyEnd => ({
  author,
  model,
  suggestedExerciseId: null,
  choices: [],
  guide: null,
})

const causeOf = (events: { type: string; data: object; eventId: string }[], messageId: string) =>
  events.find(
    ({ type, data }) => type === 'MessageSent' && 'messageId' in data && data.messageId === messageId,
  )?.eventId
