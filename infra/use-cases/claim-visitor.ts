import { account } from '#domain/account/decider.ts'
import { faultOf } from '#domain/event-schemas.ts'
import type { AnyEvent } from '#domain/event.ts'
import { isTimeZone } from '#domain/progress/day.ts'
import { describeFault, type Log } from '#infra/fault.ts'
import type { Sql } from '#infra/sql.ts'
import { appendUnknown } from '#infra/store/append-unknown.ts'
import { commandHandler, streamName } from '#infra/store/command-handler.ts'
import { asStoreError } from '#infra/store/event-store-postgres.ts'
import type { AppendContext, EventStore, Recalled, StreamName } from '#infra/store/event-store.ts'
import type { Keyring } from '#infra/store/keys.ts'
import { pagesOfStream } from '#infra/store/pages-of-stream.ts'
import { claimUnsent } from '#infra/store/unsent-words.ts'

const handleAccount = commandHandler('account', account)

type Tools = { sql: Sql; store: EventStore; keyring: Keyring }
/** Events that today's rules refuse are left with the visitor, who stays closed and is not erased. */
export class ClaimIncomplete extends Error {
  readonly positions: number[]

  constructor(positions: number[]) {
    super(`${positions.length} events could not be taken over.`)
    this.name = 'ClaimIncomplete'
    this.positions = positions
  }
}

/** For operators: an alarm, with the positions of what is left. */
export function reportClaim(log: Log, error: unknown): void {
  const alarm = 'a claim could not be ended'
  const positions = error instanceof ClaimIncomplete ? error.positions : undefined
  log.error({ alarm, fault: describeFault(error), ...(positions && { positions }) }, alarm)
}

export type Claim = { visitorId: string; subjectId: string; at: string; context: AppendContext }

/**
 * Closes a visitor for an account: from here nothing is added to the visitor, so that nothing which was acknowledged is
 * left behind. What is begun here `finishClaim` ends, now or later. False when there is nothing to claim.
 */
export async function beginClaim({ sql }: Tools, { visitorId, subjectId }: Claim): Promise<boolean> {
  if (visitorId === subjectId) return false
  const [row] = await sql<{ isClosed: boolean }[]>`
    select close_for_claim(${visitorId}, ${subjectId}) as "isClosed"`.catch((error: unknown) => {
    throw asStoreError(error)
  })
  return row?.isClosed ?? false
}

/**
 * Makes what a closed visitor did the account's: the same events, with the times and time zones they had, sealed with
 * the account's keys; then the visitor is erased. Safe to repeat, and to run twice at once: what the account has already
 * is left out. Gives the position that the account's reads must reach; null when the visitor had done nothing. Throws
 * `ClaimIncomplete` when something is left: it is kept until a later Leeward takes it, or the account ends.
 */
export async function finishClaim(
  { sql, store, keyring }: Tools,
  { visitorId, subjectId, at, context }: Claim,
): Promise<number | null> {
  const streams = await sql<{ streamId: string }[]>`
    select stream_id as "streamId" from events
    where subject_id = ${visitorId} group by stream_id order by min(position)`
  const counted = { sessions: 0, moods: 0, exercises: 0 }
  const left: number[] = []
  for (const { streamId } of streams) {
    const name = { subjectId, streamId: renamed(streamId, visitorId, subjectId) }
    // Taken over before a fault, and deleted in the account since: it stays deleted.
    if (await isDeleted(sql, name)) continue
    for await (const recalled of pagesOfStream({ sql, store }, { subjectId: visitorId, streamId })) {
      // What only an older Leeward took must not keep anybody from signing in, nor be lost.
      const [events, refused] = partition(recalled, (event) => faultOf(event) === null)
      left.push(...refused.map(({ position }) => position))
      for (const { type } of events) {
        if (type === 'SessionStarted') counted.sessions++
        if (type === 'MoodLogged') counted.moods++
        if (type === 'ExerciseCompleted') counted.exercises++
      }
      await appendUnknown({ sql, store }, name, events.map(asNew), context)
    }
  }
  await claimUnsent({ sql, keyring }, { visitorId, subjectId })
  const whose = { subjectId, id: subjectId }
  if (streams.length > 0) {
    const command = { type: 'ClaimVisitor', at, data: { visitorId, ...counted } } as const
    await handleAccount(store, whose, command, context)
  }
  if (left.length > 0) {
    await sql`select keep_of_claimed(${visitorId}, ${left})`
    throw new ClaimIncomplete(left)
  }
  // Gone, and with a backup from before only if the account goes too.
  await sql`
    select erase_subject(${visitorId}, 'visitor', 'claim', ${at}, key_id) from keys
    where subject_id = ${subjectId} and stream_id = ${streamName('account', whose).streamId} and replaced_at is null`
  if (streams.length === 0) return null
  const [last] = await sql<{ position: number }[]>`
    select position from events where subject_id = ${subjectId} order by position desc limit 1`
  return last?.position ?? null
}

/** Both at once. */
export const claimVisitor = async (tools: Tools, claim: Claim): Promise<number | null> =>
  (await beginClaim(tools, claim)) ? finishClaim(tools, claim) : null

/** Claims that a fault has cut off. */
export const listUnfinishedClaims = (
  sql: Sql,
  olderThanSeconds: number,
): Promise<Pick<Claim, 'visitorId' | 'subjectId'>[]> => sql<Pick<Claim, 'visitorId' | 'subjectId'>[]>`
  select subject_id as "visitorId", claimed_by as "subjectId" from closed_subjects
  where claimed_by is not null and erasure_id is null
    and closed_at < now() - make_interval(secs => ${olderThanSeconds})
  order by random() limit 100`

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const { yes = [], no = [] } = Object.groupBy(items, (item) => (isFirst(item) ? 'yes' : 'no'))
  return [yes, no]
}

const isDeleted = async (sql: Sql, { subjectId, streamId }: StreamName): Promise<boolean> =>
  (
    await sql`
      select from keys
      where subject_id = ${subjectId} and stream_id = ${streamId} and wrapped is null and replaced_at is null`
  ).length > 0

/** A stream that is named after its person (`mood-<person>`) goes to the one of the same name. */
const renamed = (streamId: string, from: string, to: string): string =>
  streamId.endsWith(from)
    ? streamName(streamId.slice(0, -from.length - 1), { subjectId: to, id: to }).streamId
    : streamId

const asNew = ({ type, at, data, personal, eventId, timeZone }: Recalled<AnyEvent>) => ({
  type,
  at,
  data,
  // Erased words stay erased.
  ...(personal && { personal }),
  eventId,
  ...(isTimeZone(timeZone) && { timeZone }),
})
