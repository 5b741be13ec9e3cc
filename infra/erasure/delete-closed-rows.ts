import type { Sql } from '#infra/sql.ts'

const batch = 5_000

/** Deletes the rows of people who were erased, in small batches, until none is left or the signal. */
export async function deleteClosedRows(
  sql: Sql,
  { onBatch = () => {}, signal }: { onBatch?: (rows: number) => void; signal?: AbortSignal } = {},
): Promise<void> {
  for (;;) {
    const [row] = await sql<{ hasMore: boolean }[]>`select delete_closed(${batch}) as "hasMore"`
    if (!row?.hasMore || signal?.aborted) return
    onBatch(batch)
  }
}
