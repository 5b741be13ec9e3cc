import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Log } from '#infra/fault.ts'
import { openHastyRedis } from '#infra/redis.ts'
import type { Sql } from '#infra/sql.ts'

/** How often, in how many seconds. */
export const limits = {
  /** Leaving for a provider. */
  'sign-in start': { points: 10, seconds: 60 },
  /** Coming back from one. */
  'sign-in callback': { points: 5, seconds: 60 },
  /** Asking for a mail, by network and by address. */
  'sign-in mail': { points: 10, seconds: 900 },
  'sign-in address': { points: 10, seconds: 3_600 },
  /** Trying a code or a link, beside the five attempts that each code has. */
  'sign-in attempt': { points: 10, seconds: 900 },
  /** A person's own data, out and in: each is much work, and nobody is to wait for their right for long. */
  export: { points: 10, seconds: 900 },
  import: { points: 10, seconds: 900 },
  'import preview': { points: 60, seconds: 900 },
} as const

export type LimitName = keyof typeof limits

export type RateLimits = {
  /** Counts one more. Null when that is fine, else the seconds to wait. `key` is a digest, never an address. */
  take: (name: LimitName, key: string) => Promise<number | null>
  close: () => Promise<void>
}

type Place = { sql: Sql; redisUrl?: string | undefined }

/** Counts in Redis or the database, so that every process counts together; in memory while neither answers. */
export function createRateLimits({ sql, redisUrl }: Place, log: Log, factor: number): RateLimits {
  const redis = redisUrl === undefined ? null : openHastyRedis(redisUrl, log)
  const open = (name: LimitName) => {
    const options = { keyPrefix: name, points: limits[name].points * factor, duration: limits[name].seconds }
    const insuranceLimiter = new RateLimiterMemory(options)
    return redis
      ? new RateLimiterRedis({
          ...options,
          keyPrefix: `{leeward}:limit:${name}`,
          storeClient: redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter,
        })
      : new RateLimiterPostgres({
          ...options,
          storeClient: storeOver(sql),
          storeType: 'client',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: true,
          insuranceLimiter,
        })
  }
  const limiters = Object.fromEntries(
    Object.keys(limits).map((name) => [name, open(name as LimitName)]),
  ) as Record<LimitName, ReturnType<typeof open>>

  return {
    async take(name, key) {
      try {
        await limiters[name].consume(key)
        return null
      } catch (reached) {
        if (reached instanceof RateLimiterRes) return Math.max(1, Math.ceil(reached.msBeforeNext / 1_000))
        throw reached
      }
    },
    close: async () => redis?.disconnect(),
  }
}

/** What the limiter knows of a PostgreSQL client. */
const storeOver = (sql: Sql) => ({
  async query({ text, values }: { text: string; values: (string | number)[] }) {
    const rows = await sql.unsafe(text, values)
    return { rows, rowCount: rows.count }
  },
})
