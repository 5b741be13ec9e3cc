import { setTimeout } from 'node:timers/promises'
import type { Sql } from '#infra/sql.ts'
import { createSettledPosition } from '#infra/store/settled.ts'

/** What a reader that follows the log has seen: how much, and what it should have seen otherwise. */
export type Seen = { events: number; disorders: number }

/** Follows the log from where it stands, as projectors do, until it is stopped and everything was read. */
export function startTailingReader(sql: Sql): { stop: () => Promise<Seen> } {
  const settledPosition = createSettledPosition(sql)
  const versions = new Map<string, number>()
  let isWriting = true

  async function follow(): Promise<Seen> {
    const seen: Seen = { events: 0, disorders: 0 }
    let after = await settle()
    for (;;) {
      const wasWriting = isWriting
      const upTo = await settle()
      const rows = await sql<{ position: number; subjectId: string; version: number }[]>`
        select position, subject_id as "subjectId", version from events
        where position > ${after} and position <= ${upTo} order by position`
      for (const { position, subjectId, version } of rows) {
        if (position <= after || version !== (versions.get(subjectId) ?? 0) + 1) seen.disorders++
        versions.set(subjectId, version)
        after = position
      }
      seen.events += rows.length
      after = upTo
      if (!wasWriting && rows.length === 0) return seen
      await setTimeout(20)
    }
  }

  async function settle(): Promise<number> {
    for (;;) {
      const settled = await settledPosition()
      if (settled !== null) return settled
    }
  }

  const seen = follow()
  return {
    stop: () => {
      isWriting = false
      return seen
    },
  }
}
