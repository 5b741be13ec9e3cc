import type { MoodLogged } from '#domain/mood/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore } from '#infra/store/event-store.ts'

const context = { timeZone: 'Europe/Berlin' }

/** `p50`, `p95`: of one append, in ms. */
export type AppendFigures = { appended: number; perSecond: number; p50: number; p95: number }

const mood = (): MoodLogged => ({
  type: 'MoodLogged',
  at: new Date().toISOString(),
  data: { moodId: newId(), level: 6, sessionId: newId(), day: '2026-11-21' },
  personal: { note: 'Tight chest on the train, and it passed once I had counted ten breaths.' },
})

/** Writers that each append to a stream of their own, one sealed batch after the other, for so many seconds. */
export async function measureAppends(
  store: EventStore,
  { writers, batch, seconds }: { writers: number; batch: number; seconds: number },
): Promise<AppendFigures> {
  const names = Array.from({ length: writers }, () => ({
    subjectId: newSubjectId(),
    streamId: `mood-${newId()}`,
  }))
  const streams = await Promise.all(
    names.map(async (name) => {
      await store.append(name, 'none', [mood()], context)
      return { name, ...(await store.read(name)) }
    }),
  )
  return duringSeconds(seconds, streams, batch, async (stream) => {
    const events = Array.from({ length: batch }, mood)
    stream.version = (await store.append(stream.name, stream.version, events, context, stream.key)).version
  }).then((figures) => ({ ...figures, appended: figures.appended + writers }))
}

/** What the database itself can do: rows of the same size into a table with the same indexes, without any promise. */
export function measureInserts(sql: Sql, { writers, seconds }: { writers: number; seconds: number }) {
  const streams = Array.from({ length: writers }, () => ({ subjectId: newSubjectId(), version: 0 }))
  const sealed = Buffer.alloc(130, 7)
  return duringSeconds(seconds, streams, 1, async (stream) => {
    const { type, at, data } = mood()
    await sql`
      insert into bare_events (position, subject_id, stream_id, version, event_id, type, schema_version, data, sealed, key_id, occurred_at, time_zone)
      values (default, ${stream.subjectId}, 'mood', ${++stream.version}, gen_random_uuid(), ${type}, 1, ${sql.json(data)}, ${sealed},
        ${stream.subjectId}, ${at}, ${context.timeZone})`
  })
}

async function duringSeconds<Stream>(
  seconds: number,
  streams: Stream[],
  batch: number,
  once: (stream: Stream) => Promise<void>,
): Promise<AppendFigures> {
  const times: number[] = []
  const startedAt = performance.now()
  const until = startedAt + seconds * 1_000
  await Promise.all(
    streams.map(async (stream) => {
      while (performance.now() < until) {
        const before = performance.now()
        await once(stream)
        times.push(performance.now() - before)
      }
    }),
  )
  const appended = times.length * batch
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? 0
  return {
    appended,
    perSecond: (appended * 1_000) / (performance.now() - startedAt),
    p50: at(0.5),
    p95: at(0.95),
  }
}
