import { useState } from 'react'
import type { JournalEntry } from '#contract/journal.ts'
import { newId } from '#web/http/new-id.ts'
import { keepDraft, keptDraft, letDraftGo, type Draft } from '#web/journal/kept-drafts.ts'
import { addTags } from '#web/journal/tags.ts'

/** Where the scale of the journal stands before it is touched. */
const journalMood = 5

export const blankDraft = (): Draft => ({
  entryId: newId(),
  title: '',
  content: '',
  mood: journalMood,
  tags: [],
  typedTag: '',
  promptId: null,
  basedOn: null,
})

/** When the words of an entry were saved: while they stand, nobody has written others. */
export const savedAt = ({ editedAt, createdAt }: JournalEntry): string => editedAt ?? createdAt

export const draftOf = (entry: JournalEntry): Draft => ({
  entryId: entry.id,
  title: entry.title ?? '',
  content: entry.content,
  mood: entry.mood ?? journalMood,
  tags: entry.tags,
  typedTag: '',
  promptId: null,
  basedOn: savedAt(entry),
})

/** What is sent: trimmed, the title left out when there is none. */
export function writingOf({ title, content, mood, tags, typedTag }: Draft) {
  const name = title.trim()
  return { ...(name && { title: name }), content: content.trim(), mood, tags: addTags(tags, typedTag) }
}

/** Whether something would be lost if the form were closed. */
export const isChanged = (draft: Draft, start: Draft): boolean =>
  JSON.stringify(writingOf(draft)) !== JSON.stringify(writingOf(start))

/**
 * The form of a new entry (null) or of one that is edited, as it was begun, or as it waits. What is not saved outlives a
 * visit to another page.
 */
export function useEntryDraft(entry: JournalEntry | null, begun: Draft | null) {
  const [start] = useState(() => (entry ? draftOf(entry) : blankDraft()))
  const [draft, setDraft] = useState(() => begun ?? (entry && keptDraft(entry)) ?? start)
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    if (isChanged(next, start)) keepDraft(next)
    else letDraftGo(next.entryId)
  }
  return { draft, change, isUnsaved: isChanged(draft, start) }
}
