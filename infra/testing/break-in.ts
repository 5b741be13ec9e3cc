import { createDecipheriv, hkdfSync } from 'node:crypto'
import type { QueuePlace } from '#infra/jobs/queue-backend.ts'
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

/**
 * All that whoever has the database and the master key can read of these bytes: every key that can be had is tried on
 * every value. Seals are not asked whether they fit: who breaks in does not ask either.
 */
export async function breakIn(place: QueuePlace, masterKey: string, bytes: Buffer[]): Promise<string> {
  const master = Buffer.from(masterKey, 'base64')
  const unwrapped = (await bytesKept(place))
    .filter(({ length }) => length === wrappedLength)
    .map((wrapped) => decrypt(master, wrapped))
  const roots = [master, ...unwrapped]
  const brief = roots.map((root) =>
    Buffer.from(hkdfSync('sha256', root, '', 'leeward brief sign-in address', 32)),
  )
  const sealed = bytes.filter(({ length }) => length > 1 + ivLength + tagLength)
  return sealed
    .flatMap((one) => [...roots, ...brief].map((key) => decrypt(key, one.subarray(1)).toString()))
    .join('\n')
}

/** AES-256-GCM without a look at the tag: counter mode, from the second block on (NIST SP 800-38D, 7.1). */
function decrypt(key: Buffer, sealed: Buffer): Buffer {
  const counter = Buffer.concat([sealed.subarray(0, ivLength), Buffer.of(0, 0, 0, 2)])
  return createDecipheriv('aes-256-ctr', key, counter).update(sealed.subarray(ivLength, -tagLength))
}
