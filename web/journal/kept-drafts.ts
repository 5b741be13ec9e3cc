import { useSyncExternalStore } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { whenForgotten } from '#web/browser/forgetting.ts'
import { createListeners } from '#web/browser/listeners.ts'

/** What stands in the form. `entryId` is made before the first save, so that an entry sent twice is one entry. */
export type Draft = {
  entryId: string
  title: string
  content: string
  mood: number
  tags: string[]
  /** A tag that is still being typed. */
  typedTag: string
  /** The prompt that it was begun with. It is shown, and never sent. */
  promptId: string | null
  /** When the words that it was begun upon were saved; null for a new entry. */
  basedOn: string | null
}

/** The entry that is edited, or null for a new one. */
type Entry = JournalEntry | null

// Kept in memory only: a person's words never go into the browser's storage.
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
  if (draft) kept.set(keyOf(entry), draft)
  else kept.delete(keyOf(entry))
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
