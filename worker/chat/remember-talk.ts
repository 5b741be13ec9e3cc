import { isAllowed } from '#domain/account/consents.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { type Memories, memory, readThrough, roomForModel } from '#domain/memory/decider.ts'
import { type Reading, readings } from '#domain/memory/events.ts'
import type { MemoryWriter } from '#infra/companion/memory-writer.ts'
import { ModelError } from '#infra/companion/model-error.ts'
import { describeFault } from '#infra/fault.ts'
import { newId } from '#infra/ids.ts'
import type { JobContext, JobPayload } from '#infra/jobs/jobs.ts'
import { commandHandler, loadState, streamName } from '#infra/store/command-handler.ts'
import type { Recorded } from '#infra/store/event-store.ts'
import { forgetMemories } from '#infra/use-cases/forget-memories.ts'
import { type Grounds, groundsToRemember, stillHold } from '#worker/chat/grounds-to-remember.ts'
import { rememberedWords } from '#worker/chat/remembered-words.ts'
import { talkToRead, type ToRead } from '#worker/chat/talk-to-read.ts'
import type { Deps } from '#worker/deps.ts'

const handleMemory = commandHandler('memory', memory)

/** More than a reply is written from: what was read or heard before is known longer. */
const eventsRead = 400

type Remembering = Pick<Deps, 'sql' | 'store' | 'clock' | 'recipient' | 'memoryWriter' | 'wake' | 'log'>
type Ids = JobPayload<'remember-talk'>
type Attempt = Pick<JobContext, 'signal' | 'isLastAttempt'>

/**
 * Has a model read what is new of a conversation, for lines and for a summary, where the person allowed that and nothing is
 * wrong. Each part is read once: safe to run twice, and by two workers. Nothing comes of it once something was forgotten,
 * withdrawn or heard as a crisis since it began.
 */
export async function rememberTalk(ids: Ids, deps: Remembering, attempt: Attempt): Promise<void> {
  for (const of of readings) await readFor(of, ids, deps, attempt)
}

async function readFor(of: Reading, ids: Ids, deps: Remembering, attempt: Attempt): Promise<void> {
  const { subjectId, sessionId } = ids
  const { store, clock, memoryWriter, wake } = deps
  const at = clock().toISOString()
  const grounds = await groundsToRemember(deps, subjectId, sessionId)
  if (!memoryWriter || !grounds) return
  const [{ state }, events] = await Promise.all([
    loadState(store, streamName('memory', { subjectId, id: subjectId }), memory),
    store.recall<ChatEvent>(streamName('session', { subjectId, id: sessionId }), eventsRead),
  ])
  // What a run that was cut short has left.
  if (await forgetTakenBack(deps, ids, events, state.standing)) return wake(subjectId)
  const since = readThrough(state, of, sessionId)
  const toRead = talkToRead(events, {
    of,
    since,
    forgottenAt: state.forgotten.at,
    concern: grounds.concern,
    mayBeRead: (message) => isAllowed(grounds.talk, message) && isAllowed(grounds.memory, message),
  })
  const sent = events.findLast((event) => event.type === 'MessageSent')
  if (!toRead || sent?.type !== 'MessageSent') return
  const isFull = of === 'lines' && roomForModel(state.standing) === 0
  const words =
    isFull || toRead.exchanges.length === 0
      ? nothing
      : await proposed(of, toRead, { ids, deps, memoryWriter, grounds, standing: state.standing, attempt })
  if (!words || !(await stillHold(grounds, deps, subjectId, sessionId))) return
  const named = (text: string) => ({ memoryId: newId(), text })
  const lines = words.lines.map(named)
  const summary = words.summary === null ? null : named(words.summary)
  const { position, state: after } = await handleMemory(
    store,
    { subjectId, id: subjectId },
    {
      type: 'RememberTalk',
      at,
      data: {
        sessionId,
        of,
        since,
        forgotten: state.forgotten.times,
        before: words.before,
        day: sent.data.day,
        through: toRead.through,
        messageIds: toRead.messageIds,
      },
      personal: { lines, summary },
    },
    { timeZone: 'UTC', causationId: sent.eventId },
  )
  if (position === null) return
  // Looked at last: what comes later is forgotten by whoever deletes it, and was written while it was allowed.
  const standsOn = await stillHold(grounds, deps, subjectId, sessionId)
  const written = [...lines, ...(summary ? [summary, ...(words.before ? [words.before] : [])] : [])]
  if (!standsOn)
    for (const { memoryId } of written) await forget(deps, subjectId, { of: 'line', id: memoryId })
  else {
    const now = await store.recall<ChatEvent>(streamName('session', { subjectId, id: sessionId }), eventsRead)
    await forgetTakenBack(deps, ids, now, after.standing, toRead.messageIds)
  }
  wake(subjectId)
}

type Words = { lines: string[]; summary: string | null; before: { memoryId: string; at: string } | null }
const nothing: Words = { lines: [], summary: null, before: null }

type Proposing = {
  ids: Ids
  deps: Pick<Remembering, 'sql' | 'store' | 'log'>
  memoryWriter: MemoryWriter
  grounds: Grounds
  standing: Memories
  attempt: Attempt
}

/** Null where nothing more may be spent today: then it is read another time. What nobody can read is not read for ever. */
async function proposed(of: Reading, toRead: ToRead, proposing: Proposing): Promise<Words | null> {
  const { signal, isLastAttempt } = proposing.attempt
  try {
    return await wordsOf(of, toRead, proposing)
  } catch (error) {
    if (error instanceof ModelError && error.fault === 'spent') return null
    if (signal.aborted || !isLastAttempt) throw error
    proposing.deps.log.warn({ fault: describeFault(error) }, 'a part of a conversation is not remembered')
    return nothing
  }
}

async function wordsOf(
  of: Reading,
  { exchanges }: ToRead,
  {
    ids,
    deps,
    memoryWriter,
    grounds: { talk, memory: remembered },
    standing,
    attempt: { signal },
  }: Proposing,
): Promise<Words> {
  const { summary, lines } = await rememberedWords(deps, ids, [talk, remembered])
  if (of === 'lines') {
    const known = lines.map(({ text }) => text)
    return { ...nothing, lines: await memoryWriter.propose({ exchanges, known }, signal) }
  }
  // One that may not be told gives way.
  const before =
    summary ??
    standing.find(({ type, data }) => type === 'SummaryWritten' && data.sessionId === ids.sessionId)
  return {
    lines: [],
    summary: await memoryWriter.sumUp({ exchanges, before: summary?.text ?? null }, signal),
    before: before
      ? { memoryId: 'data' in before ? before.data.memoryId : before.memoryId, at: before.at }
      : null,
  }
}

const forget = (
  { store, clock }: Pick<Remembering, 'store' | 'clock'>,
  subjectId: string,
  what: Parameters<typeof forgetMemories>[2],
) => forgetMemories(store, { subjectId, at: clock().toISOString(), context: { timeZone: 'UTC' } }, what)

/** Messages that were taken back take with them what came of them: of these just read, and of lines that stand. */
async function forgetTakenBack(
  deps: Pick<Remembering, 'store' | 'clock'>,
  { subjectId, sessionId }: Ids,
  events: Recorded<ChatEvent>[],
  standing: Memories,
  justRead: readonly string[] = [],
): Promise<boolean> {
  const ofLines = standing.flatMap(({ type, data }) => (type === 'LineRemembered' ? data.messageIds : []))
  const isMeant = new Set([...justRead, ...ofLines])
  const gone = events.flatMap(({ type, data }) =>
    type === 'MessageRetracted' && isMeant.has(data.messageId) ? [data.messageId] : [],
  )
  for (const id of gone) await forget(deps, subjectId, { of: 'message', id, sessionId })
  return gone.length > 0
}
