import type { AnyEvent } from '#domain/event.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore, Recalled, StreamName } from '#infra/store/event-store.ts'
import { inPieces } from '#infra/store/in-pieces.ts'

const eventsAtOnce = 300

/** The events of a stream with their words, a few hundred at a time: an import may have brought any number of them. */
export async function* pagesOfStream<E extends AnyEvent>(
  { sql, store }: { sql: Sql; store: EventStore },
  { subjectId, streamId }: StreamName,
): AsyncGenerator<Recalled<E>[]> {
  for (let after = 0; ;) {
    const rows = await sql<{ position: number; version: number; bytes: number }[]>`
      select position, version, coalesce(octet_length(sealed), 0) as bytes from events
      where subject_id = ${subjectId} and stream_id = ${streamId} and version > ${after}
      order by version limit ${eventsAtOnce}`
    const last = rows.at(-1)
    if (!last) return
    for (const piece of inPieces(rows)) {
      const positions = piece.map(({ position }) => position)
      const events = await store.recallAt<E>(subjectId, positions)
      yield positions.flatMap((position) => events.get(position) ?? [])
    }
    after = last.version
  }
}
