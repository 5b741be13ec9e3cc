import { noteInLedger } from '#infra/erasure/ledger.ts'
import { liveName } from '#infra/live/live-name.ts'
import { streamName } from '#infra/store/command-handler.ts'
import { shardCount } from '#infra/store/event-log.ts'
import { listOwedReplies } from '#projections/chat/messages.ts'
import { listOwedReflections } from '#projections/journal/entries.ts'
import { eraseDue } from '#worker/account/erase-due.ts'
import type { Deps } from '#worker/deps.ts'

const patienceSeconds = 20

/** Finds what a lost hint missed, and lets go of what has had its time. */
export async function sweep(deps: Deps): Promise<void> {
  const { sql, queue, live, mailer, emailSignIns } = deps
  for (const shard of await laggingShards({ sql }))
    await queue.enqueue('project', { shard }, { dedupeId: String(shard) })
  for (const owed of await listOwedReplies(sql, patienceSeconds))
    await queue.enqueue('reply-to-message', owed, {
      dedupeId: liveName(streamName('session', { ...owed, id: owed.sessionId }), owed.messageId),
    })
  for (const owed of await listOwedReflections(sql, patienceSeconds))
    await queue.enqueue('reflect-on-entry', owed, {
      dedupeId: liveName(streamName('journal', { ...owed, id: owed.entryId }), owed.reflectionId),
    })
  for (const signInId of await emailSignIns.listOverdue(patienceSeconds))
    await queue.enqueue('send-mail', { signInId }, { dedupeId: signInId })
  await emailSignIns.purge()
  await mailer.purge()
  await live.purge()
  // Of a visitor's browser it is known for longer when it was last seen: whoever stays away is erased by that.
  await sql`
    delete from browser_sessions
    where expires_at < now()
      and (subject_id is not null or seen_at < now() - make_interval(days => ${deps.visitorDays}))`
  await sql`delete from heartbeats where beat_at < now() - interval '1 hour'`
  await eraseDue(deps)
  // What was erased is in the ledger already, unless a fault came between.
  await noteInLedger(deps)
}

/** Shards whose log is longer than some read model of theirs. */
async function laggingShards({ sql }: Pick<Deps, 'sql'>): Promise<number[]> {
  const rows = await sql<{ shard: number }[]>`
    select shard from generate_series(0, ${shardCount - 1}) as shards (shard)
    where (select min(position) from checkpoints where checkpoints.shard = shards.shard)
      < (select max(position) from events where events.shard = shards.shard)`
  return rows.map(({ shard }) => shard)
}
