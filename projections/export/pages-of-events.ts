import type { AnyEvent } from '#domain/event.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore, Recalled } from '#infra/store/event-store.ts'
import { inPieces } from '#infra/store/in-pieces.ts'

/** The position of the last event of a person; 0 when there is none. */
export async function lastPositionOf(sql: Sql, subjectId: string): Promise<number> {
  const [row] = await sql<{ position: number }[]>`
    select position from events where subject_id = ${subjectId} order by position desc limit 1`
  return row?.position ?? 0
}

/** A person's events of these types up to a position, with their words, in the order in which they happened here. */
export async function* pagesOfEvents(
  { sql, store }: { sql: Sql; store: EventStore },
  subjectId: string,
  types: string[],
  upTo: number,
  page = 1_000,
): AsyncGenerator<Recalled<AnyEvent>[]> {
  let after = 0
  for (;;) {
    const rows = await sql<{ position: number; bytes: number }[]>`
      select position, coalesce(octet_length(sealed), 0) as bytes from events
      where subject_id = ${subjectId} and position > ${after} and position <= ${upTo} and type = any (${types})
      order by position limit ${page}`
    if (rows.length === 0) return
    for (const piece of inPieces(rows)) {
      const positions = piece.map(({ position }) => position)
      const events = await store.recallAt<AnyEvent>(subjectId, positions)
      yield positions.flatMap((position) => events.get(position) ?? [])
    }
    after = rows.at(-1)!.position
  }
}
