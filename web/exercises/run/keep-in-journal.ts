import { navigate } from 'wouter/use-browser-location'
import type { Exercise } from '#domain/exercises/exercise.ts'
import { allWritten, forgetWritten } from '#web/exercises/run/kept-words.ts'
import { blankDraft } from '#web/journal/entry-draft.ts'
import { keepDraft, keptDraft } from '#web/journal/kept-drafts.ts'

/** What was written becomes the draft of an entry, to be looked at and saved there, or goes under one that waits. */
export function keepInJournal({ id, title, steps }: Exercise): void {
  const waiting = keptDraft(null)
  const text = allWritten(id, steps)
  const draft = waiting ?? { ...blankDraft(), title }
  keepDraft({ ...draft, content: waiting ? `${waiting.content}\n\n${text}` : text })
  forgetWritten(id)
  navigate('/journal')
}
