import { useSyncExternalStore } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import type { UnsentEntry } from '#contract/unsent.ts'
import { whenForgotten } from '#web/browser/forgetting.ts'
import { createListeners } from '#web/browser/listeners.ts'
import { bringEntriesBack, isKeptAs, keepEntrySoon, letEntryGo } from '#web/journal/unsent-entry.ts'

/** What stands in the form. `entryId` is made before the first save, so that an entry sent twice is one entry. */
export type Draft = UnsentEntry

// In memory, and sealed on the server: a person's words never go into the browser's storage.
const kept = new Map<string, Draft>()
let newDrafts: readonly Draft[] = []
const { subscribe, announce } = createListeners()

const warnOfLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

function noteChange(): void {
  newDrafts = [...kept.values()].filter(({ basedOn }) => basedOn === null)
  // On every page of the app: closing the tab would lose the words from anywhere.
  if (kept.size > 0) addEventListener('beforeunload', warnOfLeaving)
  else removeEventListener('beforeunload', warnOfLeaving)
  announce()
}

/** What is not saved yet of this entry; without one, of the new entry that was begun last. */
export const keptDraft = (entry: JournalEntry | null): Draft | undefined =>
  entry ? kept.get(entry.id) : newDrafts.at(-1)

/** What is not saved outlives a visit to another page. */
export function keepDraft(draft: Draft): void {
  kept.set(draft.entryId, draft)
  keepEntrySoon(draft)
  noteChange()
}

/** There is nothing to keep any more of the entry with this id. */
export function letDraftGo(entryId: string): void {
  kept.delete(entryId)
  letEntryGo(entryId)
  noteChange()
}

/** What was being written before the phone put the tab away, unless it is among the saved entries since. */
export async function bringDraftsBack(listed: readonly JournalEntry[]): Promise<void> {
  const brought = await bringEntriesBack((entryId) => listed.some(({ id }) => id === entryId))
  // The latest comes first, and stands last here.
  for (const draft of brought.toReversed()) if (!kept.has(draft.entryId)) kept.set(draft.entryId, draft)
  noteChange()
}

/** What the server keeps by this id is no longer wanted. */
export function forgetKeptDraft(keptId: string): void {
  for (const entryId of kept.keys()) if (isKeptAs(entryId, keptId)) letDraftGo(entryId)
}

whenForgotten(() => {
  kept.clear()
  noteChange()
})

/** Whether changes to this entry are waiting. */
export const useHasDraft = (entry: JournalEntry): boolean =>
  useSyncExternalStore(
    subscribe,
    () => kept.has(entry.id),
    () => false,
  )

const none: readonly Draft[] = []

/** The new entries that were begun and are not saved yet. */
export const useNewDrafts = (): readonly Draft[] =>
  useSyncExternalStore(
    subscribe,
    () => newDrafts,
    () => none,
  )
