import type { Clock } from '#infra/clock.ts'
import type { Log } from '#infra/fault.ts'
import type { Sql } from '#infra/sql.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Clocks of two machines are never quite the same. */
const apartMs = 5 * minuteMs
/** Nobody sweeps for so long when the machine is off for a weekend; more looks like a clock that was set wrong. */
const leapMs = 72 * hourMs
/** Time for somebody to see the alarm and set the clock right, before anything at all goes by such a time. */
const afterLeapMs = 24 * hourMs
/** So many people may go at once, or this share of all: a small installation is not to lose most of its people. */
const alwaysFine = 3
const fineShare = 0.05

type Tools = { sql: Sql; clock: Clock; log: Log }

export type HoldReason = 'clocks-apart' | 'time-leapt' | 'too-many'

/** Why one of the worker's duties erases nobody at present, and how many are due where that is the reason. */
export type Hold = { duty: string; reason: HoldReason; due: number | null; since: string }

/**
 * The database's time, by which this duty may destroy things; null when it is not to be believed: the worker's differs
 * from it, or it has leapt since the clocks were last compared. That is an alarm, and stands until it is right again or
 * an operator has confirmed it. A day later what is old goes by it all the same, but no person: see `mayErase`.
 */
export async function timeToDestroy(tools: Tools, duty: string): Promise<string | null> {
  const { sql, clock } = tools
  const [row] = await sql<
    {
      now: string
      seenAt: string
      leaptAt: string | null
      leaptFrom: string | null
      confirmedUntil: string | null
    }[]
  >`
    select clock_timestamp() as now, seen_at as "seenAt", leapt_at as "leaptAt", leapt_from as "leaptFrom",
      confirmed_until as "confirmedUntil"
    from destruction_clock`
  if (!row) throw new Error('the row of the clock is missing')
  const now = Date.parse(row.now)
  if (Math.abs(clock().getTime() - now) > apartMs) return hold(tools, duty, 'clocks-apart')

  const isLeap = (from: string) => now - Date.parse(from) > leapMs || now - Date.parse(from) < -apartMs
  // Set right again, it goes on from where it was.
  const isBack = row.leaptFrom !== null && !isLeap(row.leaptFrom)
  const leaptAt = isBack ? null : isLeap(row.seenAt) ? row.now : row.leaptAt
  const leaptFrom = leaptAt === null ? null : (row.leaptFrom ?? row.seenAt)
  await sql`
    update destruction_clock set seen_at = ${row.now}, leapt_at = ${leaptAt}, leapt_from = ${leaptFrom}`
  const isConfirmed = row.confirmedUntil !== null && Date.parse(row.confirmedUntil) > now
  if (leaptAt !== null && now - Date.parse(leaptAt) < afterLeapMs && !isConfirmed)
    return hold(tools, duty, 'time-leapt')
  return row.now
}

/**
 * Whether this duty may erase so many people of all at once. More than a few in a hundred are an alarm, and wait for an
 * operator's word; and so does anybody at all after the time has leapt.
 */
export async function mayErase(
  tools: Tools,
  duty: string,
  { due, countPeople }: { due: number; countPeople: () => Promise<number> },
): Promise<boolean> {
  const [clock] = await tools.sql<{ isConfirmed: boolean; hasLeapt: boolean }[]>`
    select coalesce(confirmed_until > now(), false) as "isConfirmed", leapt_at is not null as "hasLeapt"
    from destruction_clock`
  const isFew = due <= alwaysFine || due <= (await countPeople()) * fineShare
  if (due === 0 || clock?.isConfirmed || (isFew && !clock?.hasLeapt)) {
    await tools.sql`delete from destruction_holds where duty = ${duty}`
    return true
  }
  await hold(tools, duty, isFew ? 'time-leapt' : 'too-many', due)
  return false
}

/** One alarm for each reason, not for each sweep. */
async function hold(
  { sql, log }: Tools,
  duty: string,
  reason: HoldReason,
  due: number | null = null,
): Promise<null> {
  const [changed] = await sql`
    insert into destruction_holds as hold (duty, reason, due) values (${duty}, ${reason}, ${due})
    on conflict (duty) do update set reason = excluded.reason, due = excluded.due,
      since = case when hold.reason = excluded.reason then hold.since else now() end
    returning since = now() as "isNew"`
  const alarm = 'nobody is erased until an operator has looked'
  if (changed?.['isNew']) log.error({ alarm, duty, reason, due, next: 'npm run ops -- deletions' }, alarm)
  return null
}

export const listHolds = (sql: Sql): Promise<Hold[]> => sql<Hold[]>`
  select duty, reason, due, since from destruction_holds order by duty`

/** An operator's word, for a day: the clock is right, and whoever is due may go, however many they are. */
export async function confirmDestruction(sql: Sql): Promise<void> {
  await sql`
    update destruction_clock
    set seen_at = now(), leapt_at = null, leapt_from = null, confirmed_until = now() + interval '24 hours'`
}
