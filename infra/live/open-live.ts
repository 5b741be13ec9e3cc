import type { Log } from '#infra/fault.ts'
import { openPostgresLive } from '#infra/live/live-postgres.ts'
import { openRedisLive } from '#infra/live/live-redis.ts'
import { createLive } from '#infra/live/live-replies.ts'
import type { Live } from '#infra/live/live.ts'

/** Live replies in Redis when `redisUrl` is given, else in the database. */
export async function openLive(
  { databaseUrl, redisUrl }: { databaseUrl: string; redisUrl?: string | undefined },
  log: Log,
): Promise<Live> {
  return createLive(
    redisUrl === undefined ? await openPostgresLive(databaseUrl, log) : openRedisLive(redisUrl, log),
    log,
  )
}
