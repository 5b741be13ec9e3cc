import { forgetUnsentEntry, keepUnsentEntry, listUnsentEntries, type UnsentEntry } from '#contract/unsent.ts'
import { limits } from '#domain/limits.ts'
import { whenForgotten } from '#web/browser/forgetting.ts'
import { call } from '#web/http/call.ts'
import { keepSoon } from '#web/http/keep-soon.ts'
import { newId } from '#web/http/new-id.ts'

/** Of each entry that is being written, or was: what the server should have of it (null: nothing), and what it has. */
const wanted = new Map<string, UnsentEntry | null>()
const saved = new Map<string, string | null>()
/** By which id the server still has an entry that was brought back. */
const formerIds = new Map<string, string>()
let isAsked = false

const keeping = keepSoon(async () => {
  await Promise.all(wanted.keys().map(bringUpToDate))
})

async function bringUpToDate(entryId: string): Promise<void> {
  const entry = wanted.get(entryId) ?? null
  const text = entry ? JSON.stringify(entry) : ''
  if (text === (saved.has(entryId) ? saved.get(entryId) : '')) return
  if (entry && entry.content.length > limits.unsentEntry) return
  saved.set(entryId, text)
  try {
    await (entry ? call(keepUnsentEntry, entry) : call(forgetUnsentEntry, { entryId }))
    // Only now: at no time does the server have neither.
    await forgetFormer(entryId)
  } catch {
    // With the next word it is tried again.
    saved.set(entryId, null)
  }
}

async function forgetFormer(entryId: string): Promise<void> {
  const former = formerIds.get(entryId)
  if (former === undefined) return
  await call(forgetUnsentEntry, { entryId: former })
  formerIds.delete(entryId)
}

/** An entry has changed in its form: the server keeps it, sealed, with the next pause or when the page is left. */
export function keepEntrySoon(entry: UnsentEntry): void {
  wanted.set(entry.entryId, entry)
  keeping.later()
}

/** It was saved, or thrown away. */
export function letEntryGo(entryId: string): void {
  if (!wanted.has(entryId)) return
  wanted.set(entryId, null)
  keeping.now()
}

/** Whether this is the entry that the server has by that id. */
export const isKeptAs = (entryId: string, keptId: string): boolean =>
  entryId === keptId || formerIds.get(entryId) === keptId

/**
 * What was being written before the phone put the tab away; asked once for each page. A new entry gets an id of its own,
 * because another tab may still write on it: saved from both, they are two entries, and none is lost.
 */
export async function bringEntriesBack(isSaved: (entryId: string) => boolean): Promise<UnsentEntry[]> {
  if (isAsked) return []
  isAsked = true
  try {
    const { unsent } = await call(listUnsentEntries, {})
    return unsent.flatMap(({ keptAt: _, ...entry }) => {
      const { entryId } = entry
      if (wanted.has(entryId)) return []
      wanted.set(entryId, entry)
      saved.set(entryId, JSON.stringify(entry))
      if (entry.basedOn !== null) return [entry]
      if (isSaved(entryId)) {
        letEntryGo(entryId)
        return []
      }
      return [underOwnId(entry)]
    })
  } catch {
    isAsked = false
    return []
  }
}

/** The server keeps it as it was until a word is changed here. */
function underOwnId(entry: UnsentEntry): UnsentEntry {
  const own = { ...entry, entryId: newId() }
  wanted.delete(entry.entryId)
  wanted.set(own.entryId, own)
  saved.set(own.entryId, JSON.stringify(own))
  formerIds.set(own.entryId, entry.entryId)
  return own
}

whenForgotten(() => {
  keeping.stop()
  wanted.clear()
  saved.clear()
  formerIds.clear()
  isAsked = false
})
