import { useState, useSyncExternalStore } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { newId } from '#web/http/new-id.ts'
import { addTags } from '#web/journal/tags.ts'

/** What stands in the form. `entryId` is made before the first save, so that an entry sent twice is one entry. */
export type Draft = {
  entryId: string
  title: string
  content: string
  mood: number
  tags: string[]
  /** A tag that is still being typed. */
  typedTag: string
}

/** Where the scale of the journal stands before it is touched. */
export const journalMood = 5

export const blankDraft = (): Draft => ({
  entryId: newId(),
  title: '',
  content: '',
  mood: journalMood,
  tags: [],
  typedTag: '',
})

export const draftOf = ({ id, title, content, mood, tags }: JournalEntry): Draft => ({
  entryId: id,
  title: title ?? '',
  content,
  mood: mood ?? journalMood,
  tags,
  typedTag: '',
})

/** What is sent: trimmed, the title left out when there is none. */
export function writingOf({ title, content, mood, tags, typedTag }: Draft) {
  const name = title.trim()
  return { ...(name && { title: name }), content: content.trim(), mood, tags: addTags(tags, typedTag) }
}

/** Whether something would be lost if the form were closed. */
export const isChanged = (draft: Draft, start: Draft): boolean =>
  JSON.stringify(writingOf(draft)) !== JSON.stringify(writingOf(start))

// Kept in memory only: a person's words never go into the browser's storage.
const kept = new Map<string, Draft>()
const listeners = new Set<() => void>()

const warnOfLeaving = (event: BeforeUnloadEvent) => event.preventDefault()

function keep(key: string, draft: Draft | null): void {
  if (draft) kept.set(key, draft)
  else kept.delete(key)
  // On every page of the app: closing the tab would lose the words from anywhere.
  if (kept.size > 0) addEventListener('beforeunload', warnOfLeaving)
  else removeEventListener('beforeunload', warnOfLeaving)
  for (const listener of listeners) listener()
}

const newEntry = 'new'
const keyOf = (entry: JournalEntry | null) => entry?.id ?? newEntry

export const dropDraft = (entry: JournalEntry | null): void => keep(keyOf(entry), null)

/** For whoever sits here next. */
export function forgetEntryDrafts(): void {
  for (const key of kept.keys()) keep(key, null)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether changes to this entry, or to one that is not saved yet, are waiting. */
export const useHasDraft = (entry: JournalEntry | null): boolean =>
  useSyncExternalStore(subscribe, () => kept.has(keyOf(entry)))

/** The form of a new entry (null) or of one that is edited. What is not saved outlives a visit to another page. */
export function useEntryDraft(entry: JournalEntry | null) {
  const [start] = useState(() => (entry ? draftOf(entry) : blankDraft()))
  const [draft, setDraft] = useState(() => kept.get(keyOf(entry)) ?? start)
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    keep(keyOf(entry), isChanged(next, start) ? next : null)
  }
  return { draft, change, isUnsaved: isChanged(draft, start) }
}
