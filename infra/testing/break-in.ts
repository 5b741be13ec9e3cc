import { createDecipheriv, hkdfSync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QueuePlace } from '#infra/jobs/queue-backend.ts'
import type { Environment } from '#infra/start/settings.ts'
import { rowsOfTables } from '#infra/testing/dump.ts'
import { entriesInRedis } from '#infra/testing/kept.ts'

const ivLength = 12
const tagLength = 16
const wrappedLength = ivLength + 32 + tagLength

/** Every value of bytes that is kept: in each table, in Redis. */
export async function bytesKept({ databaseUrl, redisUrl }: QueuePlace): Promise<Buffer[]> {
  const rows = [...(await rowsOfTables(databaseUrl)).values()].flat()
  const inTables = rows.flatMap((row) =>
    [...row.matchAll(/\\x([0-9a-f]{2,})/g)].map(([, hex]) => Buffer.from(hex!, 'hex')),
  )
  const inRedis = redisUrl === undefined ? [] : buffersIn(await entriesInRedis(redisUrl))
  return [...inTables, ...inRedis]
}

function buffersIn(value: unknown): Buffer[] {
  if (Buffer.isBuffer(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(buffersIn) : []
}

/** What wraps other keys: the master key, and the epoch keys that it opens. */
export function wrappingKeys(environment: Environment): Buffer[] {
  const master = Buffer.from(environment['MASTER_KEY']!, 'base64')
  const folder = environment['EPOCH_KEYS_FOLDER']!
  const epochs = readdirSync(folder).map((file) => {
    const { wrapped } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { wrapped: string }
    return decrypt(master, Buffer.from(wrapped, 'base64'))
  })
  return [master, ...epochs]
}

/**
 * All that whoever has the database, the folder of epoch keys and the master key can read of these bytes: every key that can be had is tried on
 * every value. Seals are not asked whether they fit: who breaks in does not ask either.
 */
export async function breakIn(
  { environment, ...place }: QueuePlace & { environment: Environment },
  bytes: Buffer[],
): Promise<string> {
  const wrapping = wrappingKeys(environment)
  const unwrapped = (await bytesKept(place))
    .filter(({ length }) => length === wrappedLength)
    .flatMap((wrapped) => wrapping.map((key) => decrypt(key, wrapped)))
  const roots = unique([...wrapping, ...unwrapped])
  const brief = roots.map((root) =>
    Buffer.from(hkdfSync('sha256', root, '', 'leeward brief sign-in address', 32)),
  )
  const sealed = bytes.filter(({ length }) => length > 1 + ivLength + tagLength)
  return unique(sealed)
    .flatMap((one) => [...roots, ...brief].map((key) => decrypt(key, one.subarray(1)).toString()))
    .join('\n')
}

/** What stands at several places, or was stolen several times, opens or does not but once. */
const unique = (bytes: Buffer[]): Buffer[] => [
  ...new Map(bytes.map((one) => [one.toString('latin1'), one])).values(),
]

/** AES-256-GCM without a look at the tag: counter mode, from the second block on (NIST SP 800-38D, 7.1). */
function decrypt(key: Buffer, sealed: Buffer): Buffer {
  const counter = Buffer.concat([sealed.subarray(0, ivLength), Buffer.of(0, 0, 0, 2)])
  return createDecipheriv('aes-256-ctr', key, counter).update(sealed.subarray(ivLength, -tagLength))
}
