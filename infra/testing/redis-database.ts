import { Redis } from 'ioredis'

export type TestRedis = { url: string } & AsyncDisposable

const claim = 'leeward-test-claim'

/** A logical database that was empty, on a Redis that tests share; emptied again when disposed. */
export async function claimRedisDatabase(server: string): Promise<TestRedis> {
  // 0 is left alone: what a REDIS_URL points at by default.
  for (let database = 1; ; database++) {
    const url = new URL(server)
    url.pathname = `/${database}`
    const redis = new Redis(url.href, { lazyConnect: true })
    try {
      await redis.connect()
      const isOurs = (await redis.dbsize()) === 0 && (await redis.set(claim, process.pid, 'NX')) === 'OK'
      if (isOurs) return { url: url.href, [Symbol.asyncDispose]: () => empty(url.href) }
    } finally {
      redis.disconnect()
    }
  }
}

/** As when Redis loses all that it had; the database stays claimed. */
export async function loseEverything(url: string): Promise<void> {
  const redis = new Redis(url)
  await redis.multi().flushdb().set(claim, process.pid).exec()
  redis.disconnect()
}

async function empty(url: string): Promise<void> {
  const redis = new Redis(url)
  await redis.flushdb()
  redis.disconnect()
}
