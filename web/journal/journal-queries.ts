import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import {
  deleteEntry,
  editEntry,
  reflectOnEntry,
  writeEntry,
  type JournalEntry,
  type SavedEntry,
} from '#contract/journal.ts'
import { call, CallError } from '#web/http/call.ts'
import { createHeldWrites } from '#web/http/held-writes.ts'
import { writingOf } from '#web/journal/entry-draft.ts'
import { keepDraft, letDraftGo, type Draft } from '#web/journal/kept-drafts.ts'
import { putEntry, rereadEntry, takeEntryOut } from '#web/journal/listed-entries.ts'
import * as words from '#web/journal/words.en.ts'
import { reflectionNames } from '#web/names/words.en.ts'
import type { Writer } from '#web/names/writer.ts'
import { helpCountry } from '#web/safety/help-country.ts'
import { showError, showToast } from '#web/ui/toasts.ts'

export type Reflection = ReplyOf<typeof reflectOnEntry>

/** By then every layer has spoken: what it found in an entry that was saved comes with the entry. */
const laterVerdictMs = 5_000

/** A title that was taken away is no longer in the draft, and would stay. */
const edit = (id: string, draft: Draft): Promise<SavedEntry> =>
  call(editEntry, {
    id,
    title: null,
    ...writingOf(draft),
    ...(draft.basedOn !== null && { basedOn: draft.basedOn }),
  })

/** The entry was saved with other words since, or deleted (null). */
export class Clash extends Error {
  readonly saved: JournalEntry | null

  constructor(saved: JournalEntry | null) {
    super('The entry was changed elsewhere.')
    this.name = 'Clash'
    this.saved = saved
  }
}

const clashing = ['journal-entry-changed', 'journal-entry-unknown']

async function editOrClash(client: QueryClient, id: string, draft: Draft): Promise<SavedEntry> {
  try {
    return await edit(id, draft)
  } catch (error) {
    if (!(error instanceof CallError && clashing.includes(error.code ?? ''))) throw error
    throw new Clash(await rereadEntry(client, id))
  }
}

async function write(draft: Draft): Promise<SavedEntry> {
  const { entryId } = draft
  try {
    return await call(writeEntry, { entryId, ...writingOf(draft) })
  } catch (error) {
    // An earlier save arrived after all, only its answer was lost; since then words were added.
    if (error instanceof CallError && error.code === 'journal-entry-conflict') return edit(entryId, draft)
    throw error
  }
}

const send = (client: QueryClient, entry: JournalEntry | null, draft: Draft): Promise<SavedEntry> =>
  draft.entryId === entry?.id ? editOrClash(client, entry.id, draft) : write(draft)

/** What was saved stands in the list at once. */
function take(client: QueryClient, entry: JournalEntry | null, saved: SavedEntry): void {
  // Where it cannot be asked now, it comes with the list.
  setTimeout(() => void rereadEntry(client, saved.id).catch(() => {}), laterVerdictMs)
  putEntry(client, saved)
  if (saved.id === entry?.id) showToast(words.entryUpdated, words.entryUpdatedAbout)
  else showToast(words.entrySaved, words.entrySavedAbout)
}

/** Without a network an entry, new or edited, waits; `onSaved` is told once it is saved. */
export const heldEntries = createHeldWrites<{ entry: JournalEntry | null; draft: Draft }>()

export function holdEntry(
  client: QueryClient,
  entry: JournalEntry | null,
  draft: Draft,
  onSaved: (saved: SavedEntry) => void,
): void {
  letDraftGo(draft.entryId)
  heldEntries.hold(draft.entryId, { entry, draft }, async () => {
    const saved = await send(client, entry, draft)
    take(client, entry, saved)
    onSaved(saved)
    return null
  })
}

/** Gives the words back to the form, where they can be written on. */
export function takeHeldBack(entryId: string): { entry: JournalEntry | null; draft: Draft } | null {
  const held = heldEntries.takeBack(entryId)
  if (held) keepDraft(held.draft)
  return held
}

/** Saves what is new (null), or what was edited. A draft of another id than the entry's is saved beside it. */
export function useSaveEntry(entry: JournalEntry | null, onSaved: (saved: SavedEntry) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (draft: Draft) => send(client, entry, draft),
    onSuccess: (saved, { entryId }) => {
      letDraftGo(entry?.id ?? entryId)
      take(client, entry, saved)
      onSaved(saved)
    },
    onError: (error, { entryId }) => {
      if (error instanceof Clash) return
      const isEdit = entryId === entry?.id
      showError(words.failed, isEdit ? words.updateFailed : words.saveFailed)
    },
  })
}

export function useDeleteEntry(onDeleted: (entry: JournalEntry) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: JournalEntry) => call(deleteEntry, { id }),
    onSuccess: (_, deleted) => {
      letDraftGo(deleted.id)
      takeEntryOut(client, deleted.id)
      showToast(words.entryDeleted, words.entryDeletedAbout)
      onDeleted(deleted)
    },
    onError: () => showError(words.failed, words.deleteFailed),
  })
}

/** The reflection of one entry at a time: one on another takes its place. */
export function useReflection(asked: Writer) {
  const [shown, setShown] = useState<{ entryId: string; reflection: Reflection } | null>(null)
  const reflect = useMutation({
    mutationFn: (entryId: string) => call(reflectOnEntry, { id: entryId, country: helpCountry() }),
    onSuccess: (reflection, entryId) => {
      setShown({ entryId, reflection })
      showToast(words.reflected, reflectionNames[reflection.by].done)
    },
    onError: () => showError(words.failed, reflectionNames[asked].failed),
  })
  return {
    shown,
    reflectingOn: reflect.isPending ? reflect.variables : null,
    failedOn: reflect.isError ? reflect.variables : null,
    reflect: (entryId: string) => reflect.mutate(entryId),
    /** For an entry that has other words now, or none. */
    forget: (entryId: string) => setShown((last) => (last?.entryId === entryId ? null : last)),
  }
}
