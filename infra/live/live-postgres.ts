import type { Log } from '#infra/fault.ts'
import { createHints } from '#infra/live/hints.ts'
import { keptForSeconds, type LiveBackend, type LiveEntry } from '#infra/live/live-backend.ts'
import { listenOnPostgres } from '#infra/live/postgres-hints.ts'
import { openSql } from '#infra/sql.ts'

const stop = 'stop '

/** Live replies in an unlogged table, with NOTIFY as the hint; one connection listens for the whole process. */
export async function openPostgresLive(databaseUrl: string, log: Log): Promise<LiveBackend> {
  const sql = openSql(databaseUrl, { max: 4, name: 'leeward live' })
  const entries = createHints()
  const stops = createHints()

  const hearing = {
    onPayload: (payload: string): void =>
      payload.startsWith(stop) ? stops.tell(payload.slice(stop.length)) : entries.tell(payload),
    onListening: entries.tellAll,
  }
  const hints = await listenOnPostgres(databaseUrl, 'leeward_live', hearing, log)

  return {
    beginAttempt: async (messageId) => {
      const [row] = await sql<{ attempt: number }[]>`select begin_live_attempt(${messageId}) as attempt`
      return row!.attempt
    },
    append: async (messageId, seq, sealed) => {
      const [row] = await sql<{ written: boolean }[]>`
        select write_live_piece(${messageId}, ${seq}, ${sealed}) as written`
      return row!.written
    },
    forget: async (messageId) => {
      await sql`select begin_live_attempt(${messageId})`
      await sql`delete from live_pieces where message_id = ${messageId} and sealed is not null`
    },
    read: (messageId, afterSeq) => sql<LiveEntry[]>`
      select seq, sealed from live_pieces where message_id = ${messageId} and seq > ${afterSeq} order by seq`,
    onEntry: entries.listen,
    onStop: stops.listen,
    askToStop: async (messageId) => {
      await sql`select pg_notify('leeward_live', ${stop + messageId})`
    },
    purge: async () => {
      const { count } = await sql`
        delete from live_pieces old
        where written_at < now() - make_interval(secs => ${keptForSeconds})
          and not exists (
            select from live_pieces
            where message_id = old.message_id and written_at >= now() - make_interval(secs => ${keptForSeconds}))`
      return count
    },
    ping: async () => {
      await sql`select 1`
    },
    close: async () => {
      await hints.close()
      await sql.end({ timeout: 1 })
    },
  }
}
