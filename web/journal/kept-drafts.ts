import { useSyncExternalStore } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import type { UnsentEntry } from '#contract/unsent.ts'
import { whenForgotten } from '#web/browser/forgetting.ts'
import { createListeners } from '#web/browser/listeners.ts'
import { newId } from '#web/http/new-id.ts'
import { bringEntryBack, keepEntrySoon, keptEntryId, letEntryGo } from '#web/journal/unsent-entry.ts'

/** What stands in the form. `entryId` is made before the first save, so that an entry sent twice is one entry. */
export type Draft = UnsentEntry

/** The entry that is edited, or null for a new one. */
type Entry = JournalEntry | null

// In memory, and sealed on the server: a person's words never go into the browser's storage.
const kept = new Map<string, Draft>()
const { subscribe, announce } = createListeners()
const keyOf = (entry: Entry) => entry?.id ?? 'new'

const warnOfLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

function noteChange(): void {
  // On every page of the app: closing the tab would lose the words from anywhere.
  if (kept.size > 0) addEventListener('beforeunload', warnOfLeaving)
  else removeEventListener('beforeunload', warnOfLeaving)
  announce()
}

export const keptDraft = (entry: Entry): Draft | undefined => kept.get(keyOf(entry))

/** What is not saved outlives a visit to another page. Null: there is nothing to keep any more. */
export function keepDraft(entry: Entry, draft: Draft | null): void {
  const key = keyOf(entry)
  const { entryId } = kept.get(key) ?? {}
  if (draft) {
    kept.set(key, draft)
    keepEntrySoon(draft)
  } else {
    kept.delete(key)
    if (entryId !== undefined) letEntryGo(entryId)
  }
  noteChange()
}

/** What was being written before the phone put the tab away, unless it is among the saved entries since. */
export async function bringDraftBack(saved: readonly JournalEntry[]): Promise<void> {
  const draft = await bringEntryBack()
  if (!draft) return
  const isNew = draft.basedOn === null
  if (isNew && saved.some(({ id }) => id === draft.entryId)) return letEntryGo(draft.entryId)
  // Another tab may still write on it: saved from both, they are two entries, and none is lost.
  const brought = isNew ? { ...draft, entryId: newId() } : draft
  const key = isNew ? 'new' : draft.entryId
  if (kept.has(key)) return
  kept.set(key, brought)
  keepEntrySoon(brought)
  noteChange()
}

/** What the server keeps is no longer wanted. */
export function forgetKeptDraft(): void {
  const entryId = keptEntryId()
  for (const [key, draft] of kept) if (draft.entryId === entryId) kept.delete(key)
  if (entryId !== undefined) letEntryGo(entryId)
  noteChange()
}

whenForgotten(() => {
  kept.clear()
  noteChange()
})

/** Whether changes to this entry, or to one that is not saved yet, are waiting. */
export const useHasDraft = (entry: Entry): boolean =>
  useSyncExternalStore(
    subscribe,
    () => kept.has(keyOf(entry)),
    () => false,
  )
