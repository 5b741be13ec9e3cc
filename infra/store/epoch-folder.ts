import { readFileSync } from 'node:fs'
import { mkdir, open, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** The key of an epoch as it stands on the disk: under a master key. */
export type KeptEpoch = { epochId: string; wrapped: Buffer; masterFingerprint: string }

const keptEpoch = z.object({
  epochId: z.uuid(),
  wrapped: z.base64().transform((text) => Buffer.from(text, 'base64')),
  masterFingerprint: z.string(),
})

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

/**
 * One small file a key. A key is made, replaced and destroyed without touching another's file, so that processes that
 * know nothing of each other cannot undo what the other has done.
 */
export function openEpochFolder(folder: string) {
  const fileOf = (epochId: string) => join(folder, `${epochId}.json`)

  return {
    path: folder,

    /** Null when there is none, or what is there was cut by a crash while it was made or destroyed. */
    read(epochId: string): KeptEpoch | null {
      try {
        return keptEpoch.parse(JSON.parse(readFileSync(fileOf(epochId), 'utf8')))
      } catch (error) {
        if (isMissing(error) || error instanceof SyntaxError || error instanceof z.ZodError) return null
        throw error
      }
    },

    /** Returns once it is on the disk, whole. */
    async write({ epochId, wrapped, masterFingerprint }: KeptEpoch): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const text = JSON.stringify({ epochId, wrapped: wrapped.toString('base64'), masterFingerprint })
      const [made, before] = [`${fileOf(epochId)}.new`, await openIfThere(fileOf(epochId))]
      try {
        const file = await open(made, 'w', 0o600)
        try {
          await file.writeFile(text)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(made, fileOf(epochId))
        await syncFolder(folder)
        if (before) await blank(before)
      } finally {
        await before?.close()
      }
    },

    /** Returns once it is gone from the disk. Once it is begun, the key is of no use any more. */
    async destroy(epochId: string): Promise<void> {
      for (const name of [fileOf(epochId), `${fileOf(epochId)}.new`]) {
        const file = await openIfThere(name)
        if (!file) continue
        try {
          await blank(file)
        } finally {
          await file.close()
        }
        await unlink(name).catch((error) => {
          if (!isMissing(error)) throw error
        })
        await syncFolder(folder)
      }
    },
  }
}

export type EpochFolder = ReturnType<typeof openEpochFolder>
type File = Awaited<ReturnType<typeof open>>

const openIfThere = (name: string): Promise<File | null> =>
  open(name, 'r+').catch((error) => {
    if (isMissing(error)) return null
    throw error
  })

/** Its bytes too, where the file system writes in place: a name that is gone leaves them there. */
async function blank(file: File): Promise<void> {
  const { size } = await file.stat()
  await file.write(Buffer.alloc(size), 0, size, 0)
  await file.sync()
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
