import type { Layer } from '#domain/safety/screener.ts'
import type { Log } from '#infra/fault.ts'
import { hint } from '#infra/hint.ts'
import type { Sql } from '#infra/sql.ts'

export type CountFault = (layer: Layer) => void

/** Counts that a layer did not answer, for whoever runs the server. Nobody waits for it, and no words are kept. */
export const createCountFault =
  (sql: Sql, log: Log): CountFault =>
  (layer) =>
    hint(
      log,
      'count a fault of screening',
      () => sql`
        insert into screening_faults as known (day, layer, count)
        values ((now() at time zone 'UTC')::date, ${layer}, 1)
        on conflict (day, layer) do update set count = known.count + 1`,
    )

export type ScreeningFaults = { layer: Layer; count: number }

/** Of the last seven days. */
export const listScreeningFaults = (sql: Sql): Promise<ScreeningFaults[]> => sql<ScreeningFaults[]>`
  select layer, sum(count)::int as count from screening_faults
  where day > (now() at time zone 'UTC')::date - 7
  group by layer order by layer`
