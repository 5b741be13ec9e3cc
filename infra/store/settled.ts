import type { Sql } from '#infra/sql.ts'

/**
 * The position up to which the log is settled: nothing will appear at or below it any more. Null while an append
 * hangs. Probes are shared: whoever asks during one gets the next, so that an append of its own is always covered.
 */
export function createSettledPosition(sql: Sql): () => Promise<number | null> {
  let running: Promise<number | null> | null = null
  let next: Promise<number | null> | null = null

  const probe = async () => {
    const [row] = await sql<{ settled: number | null }[]>`select settled_position() as settled`
    return row?.settled ?? null
  }
  const start = () => {
    running = probe().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => null)
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}
