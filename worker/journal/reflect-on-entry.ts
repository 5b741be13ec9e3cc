import { journal } from '#domain/journal/decider.ts'
import type { JournalEvent } from '#domain/journal/events.ts'
import type { ReflectionPrompt } from '#domain/journal/reflection/reflect.ts'
import { type StandingEntry, standingOf } from '#domain/journal/standing.ts'
import { describeFault } from '#infra/fault.ts'
import type { JobContext, JobPayload } from '#infra/jobs/jobs.ts'
import { liveCipher } from '#infra/live/live-cipher.ts'
import { liveName } from '#infra/live/live-name.ts'
import { commandHandler, loadState, streamName } from '#infra/store/command-handler.ts'
import type { Recorded } from '#infra/store/event-store.ts'
import { listEntries } from '#projections/journal/entries.ts'
import { withWords } from '#projections/journal/entry-words.ts'
import { chooseCompanion } from '#worker/chat/choose-companion.ts'
import type { Deps } from '#worker/deps.ts'

const handleJournal = commandHandler('journal', journal)

/** How far back own entries are looked at for what connects them. */
const remembered = 100

/**
 * Writes the reflection that was asked for, as a fact. Safe to run twice, and by two workers: the decider keeps one to
 * each request, and none on words that were changed or deleted meanwhile.
 */
export async function reflectOnEntry(
  { subjectId, entryId, reflectionId }: JobPayload<'reflect-on-entry'>,
  deps: Deps,
  { isLastAttempt, signal }: JobContext,
): Promise<void> {
  const { store, live, wake, clock, log } = deps
  const whose = { subjectId, id: entryId }
  const name = streamName('journal', whose)
  // Listens before the facts are read: words that are deleted from now on are not sent anywhere.
  const gone = new AbortController()
  const unlisten = live.onStop(liveName(name, reflectionId), () => gone.abort())
  try {
    const [{ state, key }, events, companion] = await Promise.all([
      loadState(store, name, journal),
      store.recall<JournalEvent>(name),
      chooseCompanion(deps, subjectId),
    ])
    const entry = standingOf(events)
    // Written already, or the entry is another by now. A destroyed key: there is nothing left to say.
    if (state.reflection?.id !== reflectionId || state.reflection.state !== 'pending' || !key || !entry)
      return

    const context = { timeZone: 'UTC', causationId: causeOf(events, reflectionId) }
    const settle = async (position: number | null, kind: 'done' | 'failed') => {
      if (position === null) return
      wake(subjectId)
      // A hint to whoever waits; the fact is safe, and found also without it.
      const writer = await live.begin(liveName(name, reflectionId), liveCipher(key)).catch(() => null)
      await writer?.write({ kind, position }).catch(() => {})
    }
    try {
      const prompt = await promptOf(deps, { subjectId, entryId, reflectionId }, entry, events)
      const { text, ...by } = await companion.reflect(prompt, AbortSignal.any([signal, gone.signal]))
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

async function promptOf(
  { sql, store }: Deps,
  { subjectId, entryId, reflectionId }: JobPayload<'reflect-on-entry'>,
  { words, day, createdAt, tier, concerns }: StandingEntry,
  events: JournalEvent[],
): Promise<ReflectionPrompt> {
  const listed = await listEntries(sql, subjectId, remembered)
  const before = listed.filter((other) => other.id !== entryId && other.createdAt <= createdAt)
  const requests = events.filter((event) => event.type === 'ReflectionRequested')
  const turn = requests.findIndex(({ data }) => data.reflectionId === reflectionId)
  return {
    entry: { ...words, day },
    earlier: await withWords(store, subjectId, before),
    turn,
    tier,
    concerns,
    country: requests[turn]?.data.country ?? 'US',
  }
}

const causeOf = (events: Recorded<JournalEvent>[], reflectionId: string): string | undefined =>
  events.find(
    ({ type, data }) =>
      type === 'ReflectionRequested' && 'reflectionId' in data && data.reflectionId === reflectionId,
  )?.eventId
