import { createDecipheriv, hkdfSync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from '#infra/sql.ts'

const [ivLength, tagLength] = [12, 16]
const wrappedLength = ivLength + 32 + tagLength
/** So far behind a key's id its wrapped bytes may stand, in a row or in a record of the write-ahead log. */
const reach = 160

/** A copy of every byte that PostgreSQL has on the disk: heap, indexes and write-ahead log. */
export async function copyDataFolder(sql: Sql): Promise<Buffer> {
  await sql`checkpoint`
  const [row] = await sql<{ folder: string }[]>`select current_setting('data_directory') as folder`
  const files = readdirSync(row!.folder, { recursive: true, withFileTypes: true })
  return Buffer.concat(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => {
        try {
          return readFileSync(join(parentPath, name))
        } catch (error) {
          // Removed meanwhile: a temporary file of the server.
          if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
          throw error
        }
      }),
  )
}

/** What whoever copied the disk looks for: the ids tell nothing, the words were never in clear. */
export type Sealed = { keyId: string; label: string; sealed: Uint8Array; isBrief?: boolean }

/** What these keys open of it in a copied data folder, by trying each of them on whatever stands near a key's id. */
export function openFromDisk(disk: Buffer, roots: Uint8Array[], wanted: Sealed[]): string[] {
  const keys = new Map<string, Buffer[]>()
  for (const { keyId } of wanted) if (!keys.has(keyId)) keys.set(keyId, [...wrappedNear(disk, keyId, roots)])
  return wanted
    .filter(({ sealed }) => disk.includes(sealed))
    .flatMap(({ keyId, label, sealed, isBrief }) =>
      (isBrief ? [...roots, ...keys.get(keyId)!].map(briefKey(label)) : keys.get(keyId)!).flatMap(
        (key) => decrypt(key, label, sealed.subarray(1))?.toString() ?? [],
      ),
    )
}

/** As `sealBriefly` makes it. */
const briefKey = (purpose: string) => (root: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', root, '', `leeward brief ${purpose}`, 32))

function* wrappedNear(disk: Buffer, keyId: string, roots: Uint8Array[]): Generator<Buffer> {
  const id = Buffer.from(keyId.replaceAll('-', ''), 'hex')
  for (let at = disk.indexOf(id); at !== -1; at = disk.indexOf(id, at + 1))
    for (let start = at + id.length; start < at + reach; start++)
      for (const root of roots) {
        const key = decrypt(root, keyId, disk.subarray(start, start + wrappedLength))
        if (key) yield key
      }
}

function decrypt(key: Uint8Array, label: string, sealed: Uint8Array): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivLength))
  decipher.setAAD(Buffer.from(label))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(ivLength, -tagLength)), decipher.final()])
  } catch {
    return null
  }
}
