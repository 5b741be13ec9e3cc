import { standInNotes } from '#domain/chat/guide/stand-in.ts'
import type { CurrentEntry } from '#domain/journal/current-entry.ts'
import { journal } from '#domain/journal/decider.ts'
import type { JournalEvent } from '#domain/journal/events.ts'
import { unknownCountry } from '#domain/safety/help/lines-for.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { ReflectionRequest } from '#infra/companion/companion.ts'
import { ModelError } from '#infra/companion/model-error.ts'
import { reflectionMs } from '#infra/companion/reflection-openai.ts'
import { describeFault } from '#infra/fault.ts'
import { type JobContext, type JobPayload, Postponed } from '#infra/jobs/jobs.ts'
import { liveCipher } from '#infra/live/live-cipher.ts'
import { liveName } from '#infra/live/live-name.ts'
import { commandHandler, loadState, streamName } from '#infra/store/command-handler.ts'
import type { EventStore, StreamName } from '#infra/store/event-store.ts'
import { loadEntry } from '#infra/use-cases/load-entry.ts'
import { listEntries } from '#projections/journal/entries.ts'
import { withWords } from '#projections/journal/entry-words.ts'
import { chooseCompanion } from '#worker/chat/choose-companion.ts'
import type { Deps } from '#worker/deps.ts'

const handleJournal = commandHandler('journal', journal)

/** How far back own entries are looked at for what connects them, and how many bytes of their words. */
const remembered = { entries: 30, bytes: 200_000 }

type ReflectionDeps = Pick<
  Deps,
  | 'sql'
  | 'store'
  | 'queue'
  | 'live'
  | 'companion'
  | 'guide'
  | 'recipient'
  | 'wake'
  | 'clock'
  | 'log'
  | 'helpLines'
>
type Reflecting = (
  payload: JobPayload<'reflect-on-entry'>,
  deps: ReflectionDeps,
  context: JobContext,
) => Promise<void>

/** The quick lane: what is a model's goes to a lane of its own. */
export const reflectOnEntry: Reflecting = (payload, deps, context) =>
  writeReflection(payload, deps, context, 'quick')

export const reflectWithModel: Reflecting = (payload, deps, context) =>
  writeReflection(payload, deps, context, 'model')

/**
 * Writes the reflection that was asked for, as a fact. Safe to run twice, and by two workers: the decider keeps one to
 * each request, and none on words that were changed or deleted meanwhile.
 */
async function writeReflection(
  { subjectId, entryId, reflectionId }: JobPayload<'reflect-on-entry'>,
  deps: ReflectionDeps,
  { isLastAttempt, signal, isTurn }: JobContext,
  lane: 'quick' | 'model',
): Promise<void> {
  const { store, queue, live, wake, clock, log } = deps
  const whose = { subjectId, id: entryId }
  const name = streamName('journal', whose)
  // Listens before the facts are read: words that are deleted from now on are not sent anywhere.
  const gone = new AbortController()
  const unlisten = live.onStop(liveName(name, reflectionId), () => gone.abort())
  try {
    const [{ state, key }, entry, requested, companion] = await Promise.all([
      loadState(store, name, journal),
      loadEntry(store, name),
      findRequest(store, name),
      chooseCompanion(deps, subjectId, 'model-journal'),
    ])
    // Written already, or the entry is another by now. A destroyed key: there is nothing left to say.
    if (state.reflection?.id !== reflectionId || state.reflection.state !== 'pending' || !key || !entry)
      return
    const waitedMs = requested ? Math.max(0, clock().getTime() - Date.parse(requested.at)) : 0
    if (companion.author === 'model' && !isCrisis(entry.tier)) {
      if (lane === 'quick')
        return await queue.enqueue(
          'reflect-with-model',
          { subjectId, entryId, reflectionId },
          { dedupeId: liveName(name, reflectionId) },
        )
      if (waitedMs < reflectionMs && !(await isTurn())) throw new Postponed()
    }

    const context = { timeZone: 'UTC', causationId: requested?.eventId }
    const settle = async (position: number | null, kind: 'done' | 'failed') => {
      if (position === null) return
      wake(subjectId)
      // A hint to whoever waits; the fact is safe, and found also without it.
      const writer = await live.begin(liveName(name, reflectionId), liveCipher(key)).catch(() => null)
      await writer?.write({ kind, position }).catch(() => {})
    }
    try {
      const prompt = promptOf(deps, whose, entry, {
        turn: state.timesAsked - 1,
        country: requested?.data.country ?? unknownCountry,
      })
      const until = AbortSignal.any([signal, gone.signal])
      const { text, ...by } = await companion
        .reflect(prompt, until, waitedMs)
        .catch(async (error: unknown) => {
          if (!(error instanceof ModelError) || until.aborted) throw error
          if (!isLastAttempt && error.mayPassWithin(reflectionMs - waitedMs)) throw error
          const prepared = await deps.guide.reflect(prompt, until)
          return { ...prepared, text: `${standInNotes[error.reason]}\n\n${prepared.text}` }
        })
      const reflection = {
        type: 'WriteReflection',
        at: clock().toISOString(),
        data: { entryId, reflectionId, ...by },
        personal: { text },
      } as const
      await settle((await handleJournal(store, whose, reflection, context)).position, 'done')
    } catch (error) {
      if (gone.signal.aborted) return
      if (signal.aborted || !isLastAttempt) throw error
      log.error(
        { alarm: 'job failed for good', job: 'reflect-on-entry', fault: describeFault(error) },
        'a reflection failed',
      )
      const data = { entryId, reflectionId, reason: 'companion' }
      const failure = { type: 'FailReflection', at: clock().toISOString(), data } as const
      await settle((await handleJournal(store, whose, failure, context)).position, 'failed')
    }
  } finally {
    unlisten()
  }
}

/** The latest request for a reflection. */
async function findRequest(store: EventStore, name: StreamName) {
  const ends = await store.recallEnds<JournalEvent>(name, ['ReflectionRequested'])
  return ends.find((event) => event.type === 'ReflectionRequested')
}

function promptOf(
  deps: ReflectionDeps,
  whose: { subjectId: string; id: string },
  { words, day, createdAt, tier, concerns }: CurrentEntry,
  asked: Pick<ReflectionRequest, 'turn' | 'country'>,
): ReflectionRequest {
  return {
    ...asked,
    helpLines: deps.helpLines,
    entry: { ...words, day },
    earlier: () => entriesBefore(deps, whose, createdAt),
    tier,
    concerns,
  }
}

/** Opened only when somebody looks for what connects them: a model is not given them. */
async function entriesBefore(
  { sql, store }: Pick<Deps, 'sql' | 'store'>,
  { subjectId, id: entryId }: { subjectId: string; id: string },
  createdAt: string,
) {
  const before = [createdAt, Number.MAX_SAFE_INTEGER] as const
  const listed = await listEntries(sql, subjectId, { before, limit: remembered.entries + 1 })
  const earlier = listed.filter(({ id }) => id !== entryId).slice(0, remembered.entries)
  let bytes = 0
  const opened = earlier.filter((entry) => (bytes += entry.bytes) <= remembered.bytes)
  return withWords(store, subjectId, opened)
}
