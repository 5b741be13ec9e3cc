import { expect } from 'vitest'
import { withSql } from '#infra/testing/kept.ts'

/** Until every read model has all that was written, and the rows of whoever was erased are gone: the worker sweeps every 15 s. */
export const untilSettled = (databaseUrl: string) =>
  withSql(databaseUrl, async (sql) => {
    const isBehind = async () =>
      (
        await sql`
          select from checkpoints c
          where position < (select max(position) from events where shard = c.shard)
            or exists (select from closed_subjects)`
      ).count > 0
    await expect.poll(isBehind, { timeout: 60_000, interval: 100 }).toBe(false)
  })
