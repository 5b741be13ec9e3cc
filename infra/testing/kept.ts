import { Redis } from 'ioredis'
import type { QueuePlace } from '#infra/jobs/queue-backend.ts'
import { openSql, type Sql } from '#infra/sql.ts'

/** All that jobs and live replies keep at a place, as text: keys and values, bytes as they are. */
export async function everythingKept({ databaseUrl, redisUrl }: QueuePlace): Promise<string> {
  if (redisUrl === undefined) return withSql(databaseUrl, tablesAsText)
  return JSON.stringify(await entriesInRedis(redisUrl), asBytes)
}

/** Every key and its value, bytes as they are. */
export const entriesInRedis = (redisUrl: string): Promise<[key: string, value: unknown][]> =>
  withRedis(redisUrl, async (redis) => {
    const found: [string, unknown][] = []
    for (const key of await redis.keys('*')) found.push([key, await valueOf(redis, key)])
    return found
  })

/** Bytes as one character each, so that nothing hides behind an encoding. */
function asBytes(_: string, value: unknown): unknown {
  const isBuffer = typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
  return isBuffer && 'data' in value ? Buffer.from(value.data as number[]).toString('latin1') : value
}

async function valueOf(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key)
  if (type === 'string') return redis.getBuffer(key)
  if (type === 'hash') return redis.hgetallBuffer(key)
  if (type === 'list') return redis.lrangeBuffer(key, 0, -1)
  if (type === 'set') return redis.smembersBuffer(key)
  if (type === 'zset') return redis.zrangeBuffer(key, '0', '-1')
  if (type === 'stream') return redis.xrangeBuffer(key, '-', '+')
  // Gone since the keys were listed.
  if (type === 'none') return null
  throw new Error(`${key} is a ${type}`)
}

async function tablesAsText(sql: Sql): Promise<string> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('jobs', 'public')`
  const rows: unknown[] = []
  for (const { name } of tables) rows.push(name, await sql.unsafe(`select t::text from ${name} t`))
  return JSON.stringify(rows)
}

/** Cuts every connection to a place but its own, and nobody else's. */
export async function cutConnections({ databaseUrl, redisUrl }: QueuePlace): Promise<void> {
  if (redisUrl === undefined) {
    await withSql(
      databaseUrl,
      (sql) => sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    )
    return
  }
  await withRedis(redisUrl, async (redis) => {
    const database = ` db=${new URL(redisUrl).pathname.slice(1)} `
    const clients = String(await redis.call('CLIENT', 'LIST'))
      .split('\n')
      .filter((line) => line.includes(database))
    for (const client of clients)
      await redis.call('CLIENT', 'KILL', 'ID', client.match(/^id=(\d+)/)![1]!, 'SKIPME', 'yes')
  })
}

export async function withSql<T>(databaseUrl: string, use: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = openSql(databaseUrl, { max: 1, name: 'leeward test' })
  try {
    return await use(sql)
  } finally {
    await sql.end()
  }
}

export async function withRedis<T>(redisUrl: string, use: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(redisUrl)
  try {
    return await use(redis)
  } finally {
    redis.disconnect()
  }
}
