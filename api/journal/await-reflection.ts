import type { Deps } from '#api/deps.ts'
import { Refused } from '#api/middleware/errors.ts'
import { journal } from '#domain/journal/decider.ts'
import type { JournalEvent, ReflectionWritten } from '#domain/journal/events.ts'
import { Rejection } from '#domain/rejection.ts'
import { liveCipher } from '#infra/live/live-cipher.ts'
import { liveName } from '#infra/live/live-name.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import type { Recalled } from '#infra/store/event-store.ts'

/** Less than the minute after which many a proxy gives up. */
const timeoutMs = 55_000
const lookAgainMs = 2_000

type Expected = { subjectId: string; entryId: string; reflectionId: string }

/**
 * Waits until a reflection is written, and says so as soon as it is. The live hint is the quick way; the facts are
 * looked at now and then, because a hint may get lost. Whoever stops waiting cancels nothing.
 */
export async function awaitReflection(
  deps: Deps,
  { subjectId, entryId, reflectionId }: Expected,
  left: AbortSignal,
): Promise<Recalled<ReflectionWritten>> {
  const name = streamName('journal', { subjectId, id: entryId })
  const load = () => loadState(deps.store, name, journal)
  type Now = Awaited<ReturnType<typeof load>>
  const isPending = ({ state }: Now) =>
    state.reflection?.id === reflectionId && state.reflection.state === 'pending'

  const first = await load()
  if (first.key && isPending(first)) {
    const settled = new AbortController()
    const watch = setInterval(async () => {
      const now = await load().catch(() => null)
      if (now && !isPending(now)) settled.abort()
    }, lookAgainMs)
    const until = AbortSignal.any([left, settled.signal, AbortSignal.timeout(timeoutMs)])
    const pieces = deps.live.tail(liveName(name, reflectionId), 0, liveCipher(first.key), until)
    try {
      for await (const piece of pieces) if (piece.kind === 'done' || piece.kind === 'failed') break
    } finally {
      clearInterval(watch)
    }
  }

  const { state } = await load()
  if (state.status !== 'active') throw new Rejection('journal-entry-unknown')
  if (state.reflection?.id !== reflectionId) throw new Rejection('journal-reflection-outdated')
  const events = await deps.store.recallEnds<JournalEvent>(name, ['ReflectionWritten'])
  const written = events.find(
    (event): event is Recalled<ReflectionWritten> =>
      event.type === 'ReflectionWritten' && event.data.reflectionId === reflectionId,
  )
  if (!written?.personal) throw new Refused('journal-reflection-failed')
  return written
}
