import { Redis, type RedisOptions } from 'ioredis'
import { describeFault, type Log } from '#infra/fault.ts'

/** Longer than a busy Redis needs, short enough for a person who waits. */
const timeoutMs = 1_000

/** Commands fail within a second while Redis is away: for requests, and for whatever a sweep makes good. */
export function openRedisWithTimeout(url: string, log: Log): Redis {
  return openRedis(url, log, {
    maxRetriesPerRequest: 1,
    commandTimeout: timeoutMs,
    connectTimeout: timeoutMs,
  })
}

/**
 * Commands wait until Redis is back: for workers and subscriptions. Whoever subscribes does so anew on `ready`: what
 * ioredis does by itself there is nobody's promise, and one that is closed meanwhile would end the process.
 */
export function openWaitingRedis(url: string, log: Log): Redis {
  return openRedis(url, log, { maxRetriesPerRequest: null, autoResubscribe: false })
}

/** Reconnects for ever, and says once that Redis went away and once that it is back. */
function openRedis(url: string, log: Log, options: RedisOptions): Redis {
  const redis = new Redis(url, { ...options, retryStrategy: (times) => Math.min(50 * 2 ** times, 1_000) })
  let isAway = false
  redis.on('error', (error) => {
    if (!isAway) log.warn({ fault: describeFault(error) }, 'redis is away')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info('redis is back')
    isAway = false
  })
  return redis
}
