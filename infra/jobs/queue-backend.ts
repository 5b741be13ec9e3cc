import {
  createPostgresBackend,
  createRedisBackend,
  type BackendFactory,
  type ConnectionOptions,
  type QueueBaseOptions,
} from 'bullmq'
import type { Redis } from 'ioredis'
import { describeFault, type Log } from '#infra/fault.ts'
import { openRedisWithTimeout, openWaitingRedis } from '#infra/redis.ts'

/** Where jobs are kept: `redisUrl` when it is given, else a schema of their own in the database. */
export type QueuePlace = { databaseUrl: string; redisUrl?: string | undefined }

/**
 * How BullMQ reaches the place, for one side of the queue. `close` ends what it holds open, at once.
 * BullMQ's type wants a Redis connection; for PostgreSQL the factory brings its own.
 */
export type QueueBackend = {
  connection: ConnectionOptions
  factory: BackendFactory
  close: () => Promise<void>
}

export const jobsSchema = 'jobs'

/** The adding side: it gives up within a second, since the sweep finds what could not be added. */
export function openAddingBackend({ databaseUrl, redisUrl }: QueuePlace, log: Log): QueueBackend {
  if (redisUrl === undefined) return addOnPostgres(databaseUrl, log)
  // The version check would wait for Redis, and its failure would stay for good.
  return onRedis(openRedisWithTimeout(redisUrl, log), { skipWaitingForReady: true, skipVersionCheck: true })
}

/** The working side: it waits until the place is back. */
export function openWorkingBackend({ databaseUrl, redisUrl }: QueuePlace, log: Log): QueueBackend {
  return redisUrl === undefined ? workOnPostgres(databaseUrl) : onRedis(openWaitingRedis(redisUrl, log), {})
}

function onRedis(
  redis: Redis,
  readiness: Pick<QueueBaseOptions, 'skipWaitingForReady' | 'skipVersionCheck'>,
): QueueBackend {
  return {
    connection: redis,
    // The braces keep one installation in one slot of a Redis Cluster.
    factory: (name, options, more) => {
      const prefixed = { ...options, ...readiness, prefix: '{leeward}' }
      return createRedisBackend(name, prefixed, more)
    },
    close: async () => redis.disconnect(),
  }
}

const postgresConnection = (connectionString: string, connectionTimeoutMillis: number) => ({
  connectionString,
  schema: jobsSchema,
  max: 4,
  connectionTimeoutMillis,
  application_name: 'leeward jobs',
  // Adding and taking jobs goes one by one through a lock of the server: no one waits there for the disk. What a crash of
  // it loses, the sweep finds.
  options: '-c synchronous_commit=off',
})

/** All queues share one pool. */
function addOnPostgres(databaseUrl: string, log: Log): QueueBackend {
  const connection = postgresConnection(databaseUrl, 1_000)
  const shared = createPostgresBackend('adding', { connection })
  shared.on('error', (error: unknown) =>
    log.warn({ fault: describeFault(error) }, 'a connection for jobs was lost'),
  )
  return { connection: {}, factory: (name) => shared.forQueue(name), close: () => shared.close() }
}

/** Each worker has a pool and a connection to listen on; closing the worker closes them. */
function workOnPostgres(databaseUrl: string): QueueBackend {
  // A worker that begins on a busy machine must not die of it.
  const connection = postgresConnection(databaseUrl, 10_000)
  return {
    connection: {},
    factory: (name, options, more) => createPostgresBackend(name, { ...options, connection }, more),
    close: async () => {},
  }
}
