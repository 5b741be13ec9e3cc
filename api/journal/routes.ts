import type { Deps } from '#api/deps.ts'
import { promptingRoutes } from '#api/journal/prompting-routes.ts'
import { raiseEntryLater } from '#api/journal/raise-entry-later.ts'
import { oneEntryRoute, readingRoutes } from '#api/journal/reading-routes.ts'
import { reflectionRoutes } from '#api/journal/reflection-routes.ts'
import { unsentEntryRoutes } from '#api/journal/unsent-entry.ts'
import { screenedAs, screenSaved } from '#api/screened.ts'
import { serve } from '#api/serve.ts'
import { ledgerNote } from '#api/your-data/ledger-note.ts'
import { deleteEntry, editEntry, writeEntry } from '#contract/journal.ts'
import { type CurrentEntry, isSameEntry, wordsOfEntry } from '#domain/journal/current-entry.ts'
import { journal } from '#domain/journal/decider.ts'
import type { EntryWords } from '#domain/journal/events.ts'
import { Rejection } from '#domain/rejection.ts'
import { noteInLedger } from '#infra/erasure/ledger.ts'
import { hint } from '#infra/hint.ts'
import { newId } from '#infra/ids.ts'
import { liveName } from '#infra/live/live-name.ts'
import { commandHandler, loadState, streamName, wholeStream, wordsOf } from '#infra/store/command-handler.ts'
import type { StreamName } from '#infra/store/event-store.ts'
import { loadEntry } from '#infra/use-cases/load-entry.ts'
import { entries } from '#projections/journal/entries.ts'

const handleJournal = commandHandler('journal', journal)
const handleEdit = commandHandler('journal', journal, wordsOf('entryId'))
const handleRetraction = commandHandler('journal', journal, wholeStream)

/** Words that are about to go are not sent anywhere any more. */
async function stopReflection({ store, live, log }: Deps, name: StreamName): Promise<void> {
  const { reflection } = (await loadState(store, name, journal)).state
  if (reflection?.state !== 'pending') return
  hint(log, 'stop a reflection', () => live.askToStop(liveName(name, reflection.id)))
}

const saved = (id: string, { words, tier, concerns, createdAt, editedAt }: Omit<CurrentEntry, 'raised'>) => ({
  id,
  ...words,
  createdAt,
  editedAt,
  ...screenedAs({ tier, concerns }),
})

export const journalRoutes = [
  ...readingRoutes,
  ...unsentEntryRoutes,

  serve(writeEntry, async ({ input, caller, deps, wrote }) => {
    const subjectId = caller.account()
    const { entryId = newId(), ...words } = input
    const found = await screenSaved(deps, subjectId, wordsOfEntry(words))
    const { tier, concerns } = found
    const whose = { subjectId, id: entryId }
    const { at, day } = caller
    const data = { entryId, day, tier, concerns }
    const write = { type: 'WriteEntry', at, data, personal: words } as const
    const { events, position } = await handleJournal(deps.store, whose, write, caller.context)
    wrote(position)
    if (events.length > 0) {
      raiseEntryLater(deps, whose, { at, words, found })
      return saved(entryId, { createdAt: at, editedAt: null, day, tier, concerns, words })
    }

    // The id came again: it is the same entry, or a mistake that must not look like success.
    const known = await loadEntry(deps.store, streamName('journal', whose))
    if (!known) throw new Rejection('journal-entry-unknown')
    if (known.editedAt === null && !isSameEntry(known.words, words))
      throw new Rejection('journal-entry-conflict')
    return saved(entryId, known)
  }),

  serve(editEntry, async ({ input: { id: entryId, basedOn, ...given }, caller, deps, wrote }) => {
    const subjectId = caller.account('journal-entry-unknown')
    const whose = { subjectId, id: entryId }
    const name = streamName('journal', whose)
    const known = await loadEntry(deps.store, name)
    if (!known) throw new Rejection('journal-entry-unknown')
    const words: EntryWords = {
      title: given.title === undefined ? known.words.title : given.title,
      content: given.content ?? known.words.content,
      mood: given.mood === undefined ? known.words.mood : given.mood,
      tags: given.tags ?? known.words.tags,
    }
    const wordsAt = known.editedAt ?? known.createdAt
    if (basedOn !== undefined && basedOn !== wordsAt) {
      // It came again, because the answer to the first was lost.
      if (isSameEntry(known.words, words)) return saved(entryId, known)
      throw new Rejection('journal-entry-changed')
    }
    await stopReflection(deps, name)
    const found = await screenSaved(deps, subjectId, wordsOfEntry(words))
    const { tier, concerns } = found
    const edit = {
      type: 'EditEntry',
      at: caller.at,
      data: { entryId, tier, concerns, ...(basedOn !== undefined && { wordsAt: basedOn }) },
      personal: words,
    } as const
    const { position } = await handleEdit(deps.store, whose, edit, caller.context)
    await noteInLedger(deps)
    wrote(position)
    raiseEntryLater(deps, whose, { at: caller.at, words, found })
    return saved(entryId, { ...known, editedAt: caller.at, tier, concerns, words })
  }),

  serve(deleteEntry, async ({ input: { id: entryId }, caller, deps, wrote }) => {
    const subjectId = caller.account('journal-entry-unknown')
    const whose = { subjectId, id: entryId }
    const name = streamName('journal', whose)
    await stopReflection(deps, name)
    const retract = { type: 'RetractEntry', at: caller.at, data: { entryId } } as const
    const { position, receipt } = await handleRetraction(deps.store, whose, retract, caller.context)
    const isInLedger = await noteInLedger(deps)
    if (position !== null) {
      wrote(position)
      await deps.waitUntilProjected(subjectId, position, [entries])
    }
    return { ok: true as const, receipt, ...ledgerNote(isInLedger) }
  }),

  ...promptingRoutes,
  ...reflectionRoutes,
  oneEntryRoute,
]
