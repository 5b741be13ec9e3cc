import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { describeFault, type Log } from '#infra/fault.ts'
import { type CountedBy, countedBy, type LimitName, limits, windowsOf } from '#infra/rate-limits/limits.ts'
import { createMemoryWindow } from '#infra/rate-limits/memory-window.ts'
import { openRedisWithTimeout } from '#infra/redis.ts'
import type { Sql } from '#infra/sql.ts'
import { within } from '#infra/within.ts'

/** What is left of the window that ends soonest for whoever counts. */
export type Allowance = { limit: number; remaining: number; resetSeconds: number; isOver: boolean }

/** Who counts, as digests: never an address or an id. */
export type Counted = Partial<Record<CountedBy, string>>

export type RateLimits = {
  /**
   * Counts one more in every window that applies; null where none does. What is refused to a person is not counted for
   * their network, nor what is refused to a network for its site: nobody uses up what the neighbours may do. Never
   * fails, and waits a second and a half at most. Of several `points` at once, all are counted or none.
   */
  take: (name: LimitName, counted: Counted, points?: number) => Promise<Allowance | null>
  /** What was counted, and turned out to be no misuse, is counted no more. Never fails. */
  giveBack: (name: LimitName, counted: Counted, points?: number) => Promise<void>
  close: () => Promise<void>
}

type Place = { sql: Sql; redisUrl?: string | undefined }

const storeTimeoutMs = 500
/** A store that was slow is left alone for a while. */
const restMs = 5_000

/**
 * Counts in Redis or the database, so that every process counts together, and in memory as well: what is counted there
 * goes on when the store is away.
 */
export function createRateLimits({ sql, redisUrl }: Place, log: Log, factor: number): RateLimits {
  const redis = redisUrl === undefined ? null : openRedisWithTimeout(redisUrl, log)
  let restsUntil = 0

  function open(name: LimitName, by: CountedBy) {
    return (windowsOf(name)[by] ?? []).map(({ points, seconds }) => {
      const options = { keyPrefix: `${name}:${by}:${seconds}`, points: points * factor, duration: seconds }
      const shared = redis
        ? new RateLimiterRedis({
            ...options,
            keyPrefix: `{leeward}:limit:${options.keyPrefix}`,
            storeClient: redis,
            rejectIfRedisNotReady: true,
          })
        : new RateLimiterPostgres({
            ...options,
            storeClient: storeOver(sql),
            storeType: 'client',
            tableName: 'rate_limits',
            tableCreated: true,
            clearExpiredByTimeout: name === 'write' && by === 'person',
          })
      return { local: createMemoryWindow({ seconds }), shared }
    })
  }

  const windows = new Map(
    (Object.keys(limits) as LimitName[]).map((name) => [
      name,
      countedBy.flatMap((by) => open(name, by).map((window) => ({ by, ...window }))),
    ]),
  )

  async function inStore<T>(work: () => Promise<T>): Promise<T | null> {
    if (Date.now() < restsUntil) return null
    try {
      return await within(storeTimeoutMs, work())
    } catch (error) {
      if (Date.now() >= restsUntil) log.warn({ fault: describeFault(error) }, 'limits are counted in memory')
      restsUntil = Date.now() + restMs
      return null
    }
  }

  const windowsFor = (name: LimitName, counted: Counted) =>
    (windows.get(name) ?? []).flatMap(({ by, ...window }) => {
      const key = counted[by]
      return key === undefined ? [] : [{ key, ...window }]
    })

  async function takeAll(name: LimitName, counted: Counted, amount: number): Promise<Allowance | null> {
    const applying = windowsFor(name, counted)
    const here = applying.map(({ key, local, shared: { points } }) => {
      const { used, endsInMs } = local.take(key, amount)
      return allowanceOf(points, points - used, endsInMs)
    })
    const inAll = await Promise.all(
      applying.map(({ key, shared }) => inStore(() => consume(shared, key, amount))),
    )
    const allowances = [...here, ...inAll].filter((allowance) => allowance !== null)
    return allowances.toSorted(tightestFirst)[0] ?? null
  }

  async function giveBack(name: LimitName, counted: Counted, amount = 1): Promise<void> {
    const given = windowsFor(name, counted).map(({ key, local, shared }) => {
      local.giveBack(key, amount)
      return inStore(() => shared.reward(key, amount))
    })
    await Promise.all(given)
  }

  return {
    take: async (name, { network, site, ...person }, amount = 1) => {
      let tightest: Allowance | null = null
      let taken: Counted = {}
      for (const circle of [person, { network }, { site }]) {
        const allowance = await takeAll(name, circle, amount)
        taken = { ...taken, ...circle }
        tightest = [tightest, allowance].filter((one) => one !== null).toSorted(tightestFirst)[0] ?? null
        if (!tightest?.isOver) continue
        if (amount > 1) await giveBack(name, taken, amount)
        break
      }
      return tightest
    },
    giveBack,
    close: async () => redis?.disconnect(),
  }
}

const allowanceOf = (limit: number, left: number, endsInMs: number): Allowance => ({
  limit,
  remaining: Math.max(0, left),
  resetSeconds: Math.max(1, Math.ceil(endsInMs / 1_000)),
  isOver: left < 0,
})

async function consume(limiter: RateLimiterAbstract, key: string, amount: number): Promise<Allowance> {
  const answer = await limiter.consume(key, amount).catch((reached: unknown) => {
    if (reached instanceof RateLimiterRes) return reached
    throw reached
  })
  return allowanceOf(limiter.points, limiter.points - answer.consumedPoints, answer.msBeforeNext)
}

/** Of those that are over, the one that lasts longest: whoever waits for it waits for all. */
const tightestFirst = (one: Allowance, other: Allowance): number =>
  Number(other.isOver) - Number(one.isOver) ||
  one.remaining - other.remaining ||
  other.resetSeconds - one.resetSeconds

/** What the limiter knows of a PostgreSQL client. */
const storeOver = (sql: Sql) => ({
  async query({ text, values }: { text: string; values: (string | number)[] }) {
    const rows = await sql.unsafe(text, values, { prepare: true })
    return { rows, rowCount: rows.count }
  },
})
