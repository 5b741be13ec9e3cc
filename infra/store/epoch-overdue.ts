import type { Sql } from '#infra/sql.ts'

/** What is deleted can be opened by nobody after so long: the README promises it. */
const promisedDays = 7
/** Turning takes minutes; after so long something is in its way. */
const turningHours = 24

/** Whether the key by which deleted words could still be opened is kept for longer than was promised. */
export async function isEpochOverdue(sql: Sql): Promise<boolean> {
  const rows = await sql`
    select from epochs where epoch_id = current_epoch() and (
      begun_at < now() - make_interval(days => ${promisedDays})
      or settled_at is null and begun_at < now() - make_interval(hours => ${turningHours}))`
  return rows.count > 0
}
