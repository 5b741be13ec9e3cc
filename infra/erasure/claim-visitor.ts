import { account } from '#domain/account/decider.ts'
import type { AnyEvent } from '#domain/event.ts'
import { createErasure } from '#infra/erasure/erasure.ts'
import type { Sql } from '#infra/sql.ts'
import { commandHandler, streamName } from '#infra/store/command-handler.ts'
import type { AppendContext, EventStore, Recorded } from '#infra/store/event-store.ts'

const handleAccount = commandHandler('account', account)

type Claim = { visitorId: string; subjectId: string; at: string; context: AppendContext }

/**
 * Makes what a browser's visitor did the account's: the same events, at the times they had, sealed with the account's
 * keys; then the visitor is erased. Safe to repeat after a crash: an event is the same event under the same id.
 * Gives the position that the account's reads must reach; null when there was nothing to claim.
 */
export async function claimVisitor(
  { sql, store }: { sql: Sql; store: EventStore },
  { visitorId, subjectId, at, context }: Claim,
): Promise<number | null> {
  if (visitorId === subjectId) return null
  const streams = await sql<{ streamId: string }[]>`
    select stream_id as "streamId" from events
    where subject_id = ${visitorId} group by stream_id order by min(position)`
  if (streams.length === 0) return null
  const counted = { sessions: 0, moods: 0, exercises: 0 }
  for (const { streamId } of streams) {
    const events = await store.recall<AnyEvent>({ subjectId: visitorId, streamId })
    for (const { type } of events) {
      if (type === 'SessionStarted') counted.sessions++
      if (type === 'MoodLogged') counted.moods++
      if (type === 'ExerciseCompleted') counted.exercises++
    }
    await store.append(
      { subjectId, streamId: renamed(streamId, visitorId, subjectId) },
      'any',
      events.map(asNew),
      context,
    )
  }
  const command = { type: 'ClaimVisitor', at, data: { visitorId, ...counted } } as const
  const { position } = await handleAccount(store, { subjectId, id: subjectId }, command, context)
  await createErasure(sql).eraseClaimed(visitorId, streamName('account', { subjectId, id: subjectId }), at)
  return position
}

/** A stream that is named after its person (`mood-<person>`) goes to the one of the same name. */
const renamed = (streamId: string, from: string, to: string): string =>
  streamId.endsWith(from)
    ? streamName(streamId.slice(0, -from.length - 1), { subjectId: to, id: to }).streamId
    : streamId

const asNew = ({
  type,
  at,
  data,
  personal,
  eventId,
}: Recorded<AnyEvent>): AnyEvent & { eventId: string } => ({
  type,
  at,
  data,
  // Erased words stay erased.
  ...(personal && { personal }),
  eventId,
})
