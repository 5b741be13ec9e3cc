import { setTimeout as sleep } from 'node:timers/promises'
import { type Concerned, concernOf } from '#api/chat/concern.ts'
import { watchConcern, withLaterConcern } from '#api/chat/later-concern.ts'
import type { Deps } from '#api/deps.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import { type Conversation, replyStateOf } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import type { ChatEvent, ReplyWritten } from '#domain/chat/events.ts'
import { turnOf } from '#domain/chat/turn.ts'
import type { Fact } from '#domain/event.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import { Rejection } from '#domain/rejection.ts'
import { liveCipher } from '#infra/live/live-cipher.ts'
import { liveName } from '#infra/live/live-name.ts'
import type { LiveCipher, LivePiece } from '#infra/live/live.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import type { Recorded } from '#infra/store/event-store.ts'
import type { DataKey } from '#infra/store/wrapping.ts'
import { messages } from '#projections/chat/messages.ts'
import { exportItems } from '#projections/sessions/export-items.ts'

const lookAgainMs = 5_000
/** Once the facts have the reply, its last pieces may still be on their way: whoever reads them looks each second. */
const lastPiecesMs = 2_000
/** The words are shown by then, and no later read would say that the reply is still missing from it. */
const lastEventTimeoutMs = 10_000

export type Following = { subjectId: string; sessionId: string; messageId: string; after: number }

/**
 * The reply to a message as the page is told of it: what the floor said first, the pieces so far and to come, the end;
 * `screened` settles once every layer has spoken, and what is found after the end comes last.
 * The live log is only a view: when it is gone or falls silent, the facts decide how the stream ends.
 */
export async function* followReply(
  deps: Deps,
  of: Following,
  signal: AbortSignal,
  screened: Promise<unknown> = Promise.resolve(),
): AsyncIterable<ChatStreamEvent> {
  const name = streamName('session', { subjectId: of.subjectId, id: of.sessionId })
  using watch = watchConcern(deps, name, of.messageId)
  const { about, key, state } = await loadState(deps.store, name, chat, of.messageId)
  if (!key) throw new Rejection('session-unknown')
  const concern = concernOf(about, state)
  // Who comes back may have missed what was found later.
  const isRaised = about.some(({ type }) => type === 'ConcernRaised')
  const notices = about.find((fact) => fact.type === 'MessageSent')?.data.notices
  const isToldOf = of.after === 0 || isRaised
  if (notices || (concern && isToldOf))
    yield { chunk: '', seq: of.after, ...(isToldOf && concern), ...(notices && { notices }) }
  yield* withLaterConcern(replyEvents(deps, of, { about, key, state, concern }, signal), watch, {
    from: of.after,
    known: concern,
    screened: Promise.race([screened, aborted(signal)]),
  })
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

type Found = {
  about: Recorded<Fact<ChatEvent>>[]
  key: DataKey
  state: Conversation
  concern: Concerned | null
}

async function* replyEvents(
  deps: Deps,
  of: Following,
  { about, key, state, concern }: Found,
  signal: AbortSignal,
): AsyncGenerator<ChatStreamEvent> {
  const name = streamName('session', { subjectId: of.subjectId, id: of.sessionId })
  const settled = new AbortController()
  const watch = setInterval(async () => {
    const now = await loadState(deps.store, name, chat, of.messageId).catch(() => null)
    if (!now || (now.key && replyStateOf(now.state, turnOf(now.about)) === 'pending')) return
    await sleep(lastPiecesMs, null, { ref: false })
    settled.abort()
  }, lookAgainMs)

  try {
    if (replyStateOf(state, turnOf(about)) !== 'pending') return yield* settledReply(deps, of, concern)
    const until = AbortSignal.any([signal, settled.signal])
    for await (const piece of piecesOf(deps, of, liveCipher(key), askedAt(about), until)) {
      const { seq } = piece
      // An attempt begins with an empty page: a worker that takes over starts anew.
      if (piece.kind === 'started') yield { chunk: '', seq, replaces: true }
      else if (piece.kind === 'piece') yield { chunk: piece.text, seq }
      else if (piece.kind === 'replace') yield { chunk: piece.text, seq, replaces: true }
      else if (piece.kind === 'done') return yield await endOf(deps, of, piece.position, seq, concern)
      else {
        await deps.waitUntilProjected(of.subjectId, piece.position, [messages], lastEventTimeoutMs)
        return yield failed(seq)
      }
    }
    if (!signal.aborted) yield* settledReply(deps, of, concern)
  } finally {
    clearInterval(watch)
  }
}

/** The live log's pieces, past the failure of what was asked again since. */
async function* piecesOf(
  { live }: Deps,
  { subjectId, sessionId, messageId, after }: Following,
  cipher: LiveCipher,
  asked: number,
  until: AbortSignal,
): AsyncIterable<LivePiece> {
  const name = liveName(streamName('session', { subjectId, id: sessionId }), messageId)
  for (let from: number | null = after; from !== null;) {
    const since: number = from
    from = null
    for await (const piece of live.tail(name, since, cipher, until))
      if (piece.kind === 'failed' && piece.position < asked) from = piece.seq
      else yield piece
  }
}

/** Where in the log the reply was asked for, the last time. */
const askedAt = (about: Recorded<Fact<ChatEvent>>[]): number =>
  about.findLast(({ type }) => type === 'MessageSent' || type === 'ReplyAskedAgain')?.position ?? 0

const failed = (seq: number) => ({ error: 'The reply could not be written. Your words are saved.', seq })

/** What the facts say of a reply that nobody writes any more. */
async function* settledReply(
  deps: Deps,
  of: Following,
  concern: Concerned | null,
): AsyncIterable<ChatStreamEvent> {
  const name = streamName('session', { subjectId: of.subjectId, id: of.sessionId })
  const { about, state, key } = await loadState(deps.store, name, chat, of.messageId)
  const replyState = replyStateOf(state, turnOf(about))
  const written = about.find(({ type }) => type === 'ReplyWritten')
  if (!key) yield { error: 'This conversation was deleted.', seq: of.after }
  else if (written) {
    const reply = await replyAt(deps, of.subjectId, written.position)
    yield { chunk: reply?.personal?.text ?? '', seq: of.after, replaces: true }
    yield await endOf(deps, of, written.position, of.after, concern)
  } else if (replyState === 'superseded')
    yield { error: 'You have written something newer, and that is being answered.', seq: of.after }
  else if (replyState === 'retracted') yield { error: 'You deleted this message.', seq: of.after }
  else yield failed(of.after)
}

const replyAt = async ({ store }: Deps, subjectId: string, position: number) =>
  (await store.recallAt<ChatEvent>(subjectId, [position])).get(position) as Recorded<ReplyWritten> | undefined

/** The last event. It waits for the list of messages, so that whoever reads that next finds the reply in it. */
async function endOf(
  deps: Deps,
  { subjectId }: Following,
  position: number,
  seq: number,
  concern: Concerned | null,
): Promise<ChatStreamEvent> {
  const shown = [messages, exportItems]
  await deps.waitUntilProjected(subjectId, position, shown, lastEventTimeoutMs)
  const reply = await replyAt(deps, subjectId, position)
  const suggestedExercise = reply?.data.suggestedExerciseId
    ? findExercise(reply.data.suggestedExerciseId)
    : null
  return {
    done: true,
    seq,
    messageId: reply!.data.replyId,
    ...(suggestedExercise && { suggestedExercise }),
    ...(reply?.personal?.choices.length && { choices: reply.personal.choices }),
    ...concern,
  }
}
