import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** One line of the ledger: a row of `erasures`. */
export type Entry = { receipt: string; done_at: string }

const missing = (error: unknown) => (error as { code?: string }).code === 'ENOENT'

/** From `offset` on: whole lines, and where they end. A line that a crash has cut is left out. */
export async function readEntries(
  file: string,
  offset = 0,
): Promise<{ entries: Entry[]; end: number; size: number; inode: number }> {
  const handle = await open(file, 'r').catch((error) => {
    if (missing(error)) return null
    throw error
  })
  if (!handle) return { entries: [], end: 0, size: 0, inode: 0 }
  try {
    const { size, ino: inode } = await handle.stat()
    const from = size < offset ? 0 : offset
    const bytes = Buffer.alloc(size - from)
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, from)
    const end = bytes.lastIndexOf('\n', bytesRead - 1) + 1
    const entries = bytes.toString('utf8', 0, end).split('\n').flatMap(parsed)
    return { entries, end: from + end, size, inode }
  } finally {
    await handle.close()
  }
}

const entriesAtOnce = 10_000

/** All of it, some thousands at a time: weeks of a large installation do not fit into memory. */
export async function* pagesOfEntries(file: string): AsyncGenerator<Entry[]> {
  const handle = await open(file, 'r').catch((error) => {
    if (missing(error)) return null
    throw error
  })
  if (!handle) return
  try {
    let page: Entry[] = []
    for await (const line of handle.readLines()) {
      page.push(...parsed(line))
      if (page.length < entriesAtOnce) continue
      yield page
      page = []
    }
    if (page.length > 0) yield page
  } finally {
    await handle.close()
  }
}

function parsed(line: string): Entry[] {
  try {
    return line ? [JSON.parse(line) as Entry] : []
  } catch {
    return []
  }
}

/** Adds lines, and returns once they are on the disk. `isTorn`: the last line there has no end. */
export async function appendEntries(file: string, entries: Entry[], isTorn: boolean): Promise<void> {
  const isNew = await stat(file).then(() => false, missing)
  const handle = await open(file, 'a', 0o600)
  try {
    await handle.appendFile(
      `${isTorn ? '\n' : ''}${entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')}`,
    )
    await handle.sync()
  } finally {
    await handle.close()
  }
  // A new file is safe once its folder knows of it.
  if (isNew) await syncFolder(dirname(file))
}

/** Puts a file in its place that holds these alone; a crash leaves the one or the other. */
export async function replaceEntries(file: string, entries: Entry[]): Promise<void> {
  await rm(`${file}.next`, { force: true })
  await appendEntries(`${file}.next`, entries, false)
  await rename(`${file}.next`, file)
  await syncFolder(dirname(file))
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
