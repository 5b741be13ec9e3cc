import { isAllowed } from '#domain/account/consents.ts'
import { chat } from '#domain/chat/decider.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { memory, readThrough } from '#domain/memory/decider.ts'
import { type Reading, readings } from '#domain/memory/events.ts'
import { talkTierAt } from '#domain/safety/session-tier.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { MemoryWriter } from '#infra/companion/memory-writer.ts'
import { derivedId } from '#infra/derived-ids.ts'
import type { JobPayload } from '#infra/jobs/jobs.ts'
import { commandHandler, loadState, streamName } from '#infra/store/command-handler.ts'
import { forgetMemories } from '#infra/use-cases/forget-memories.ts'
import { allowedToModel } from '#infra/use-cases/may-go-to-model.ts'
import { isRemembering } from '#infra/use-cases/recollection-of-person.ts'
import { rememberedWords } from '#worker/chat/remembered-words.ts'
import { talkToRead, type ToRead } from '#worker/chat/talk-to-read.ts'
import type { Deps } from '#worker/deps.ts'

const handleMemory = commandHandler('memory', memory)

/** As many as a reply is written from. */
const eventsRead = 100

type Remembering = Pick<Deps, 'sql' | 'store' | 'clock' | 'recipient' | 'memoryWriter' | 'wake'>

/**
 * Has a model read what is new of a conversation, for lines and for a summary, where the person allowed that and nothing is
 * wrong. Each part is read once: safe to run twice, and by two workers.
 */
export async function rememberTalk(
  ids: JobPayload<'remember-talk'>,
  deps: Remembering,
  signal: AbortSignal,
): Promise<void> {
  for (const of of readings) await readFor(of, ids, deps, signal)
}

async function readFor(
  of: Reading,
  { subjectId, sessionId }: JobPayload<'remember-talk'>,
  deps: Remembering,
  signal: AbortSignal,
): Promise<void> {
  const { store, clock, recipient, memoryWriter, wake } = deps
  const name = streamName('session', { subjectId, id: sessionId })
  const at = clock().toISOString()
  const [isOn, allowed, allowedMemory, { state }, { state: conversation }, events] = await Promise.all([
    isRemembering(store, subjectId),
    allowedToModel({ store, recipient }, subjectId, 'model-chat'),
    allowedToModel({ store, recipient }, subjectId, 'model-memory'),
    loadState(store, streamName('memory', { subjectId, id: subjectId }), memory),
    loadState(store, name, chat),
    store.recall<ChatEvent>(name, eventsRead),
  ])
  if (!memoryWriter || !isOn || !allowed || !allowedMemory || conversation.isDeleted) return
  if (isCrisis(talkTierAt(conversation.concern, at))) return
  const since = readThrough(state, of, sessionId)
  const toRead = talkToRead(
    events,
    since,
    of,
    (message) => isAllowed(allowed, message) && isAllowed(allowedMemory, message),
  )
  const sent = events.findLast((event) => event.type === 'MessageSent')
  if (!toRead || sent?.type !== 'MessageSent') return
  const words = await proposed(of, toRead, deps, memoryWriter, { subjectId, sessionId, signal })
  const [first] = toRead.messageIds
  const named = (text: string, index = 0) => ({
    memoryId: derivedId(subjectId, of, first ?? toRead.through, String(index)),
    text,
  })
  // What was switched off, or became a crisis, meanwhile is heard.
  if (!(await isStillAllowed(deps, subjectId, sessionId))) return
  const { position } = await handleMemory(
    store,
    { subjectId, id: subjectId },
    {
      type: 'RememberTalk',
      at,
      data: {
        sessionId,
        of,
        since,
        before: words.before,
        day: sent.data.day,
        through: toRead.through,
        messageIds: toRead.messageIds,
      },
      personal: {
        lines: words.lines.map(named),
        summary: words.summary === null ? null : named(words.summary),
      },
    },
    { timeZone: 'UTC', causationId: sent.eventId },
  )
  if (position === null) return
  await forgetTakenBack(deps, { subjectId, sessionId, at }, toRead)
  wake(subjectId)
}

type Words = { lines: string[]; summary: string | null; before: { memoryId: string; at: string } | null }

async function proposed(
  of: Reading,
  { exchanges }: ToRead,
  deps: Pick<Deps, 'sql' | 'store'>,
  writer: MemoryWriter,
  { subjectId, sessionId, signal }: { subjectId: string; sessionId: string; signal: AbortSignal },
): Promise<Words> {
  if (exchanges.length === 0) return { lines: [], summary: null, before: null }
  const { summary, lines } = await rememberedWords(deps, subjectId, sessionId)
  if (of === 'lines') {
    const known = lines.map(({ text }) => text)
    return { lines: await writer.propose({ exchanges, known }, signal), summary: null, before: null }
  }
  return {
    lines: [],
    summary: await writer.sumUp({ exchanges, before: summary?.text ?? null }, signal),
    before: summary && { memoryId: summary.memoryId, at: summary.at },
  }
}

async function isStillAllowed(
  { store, clock, recipient }: Remembering,
  subjectId: string,
  sessionId: string,
): Promise<boolean> {
  const [isOn, allowed, { state }] = await Promise.all([
    isRemembering(store, subjectId),
    allowedToModel({ store, recipient }, subjectId, 'model-memory'),
    loadState(store, streamName('session', { subjectId, id: sessionId }), chat),
  ])
  const isInCrisis = isCrisis(talkTierAt(state.concern, clock().toISOString()))
  return isOn && allowed !== null && !state.isDeleted && !isInCrisis
}

/** What was taken back while the model read takes with it what came of it. Looked at last: what comes later is forgotten by whoever deletes it. */
async function forgetTakenBack(
  { store }: Remembering,
  { subjectId, sessionId, at }: { subjectId: string; sessionId: string; at: string },
  { messageIds }: ToRead,
): Promise<void> {
  const name = streamName('session', { subjectId, id: sessionId })
  const [{ state }, events] = await Promise.all([
    loadState(store, name, chat),
    store.recall<ChatEvent>(name, eventsRead),
  ])
  const asking = { subjectId, at, context: { timeZone: 'UTC' } }
  if (state.isDeleted) return void (await forgetMemories(store, asking, { of: 'session', id: sessionId }))
  const read = new Set(messageIds)
  const gone = events.flatMap(({ type, data }) =>
    type === 'MessageRetracted' && read.has(data.messageId) ? [data.messageId] : [],
  )
  for (const id of gone) await forgetMemories(store, asking, { of: 'message', id, sessionId })
}
