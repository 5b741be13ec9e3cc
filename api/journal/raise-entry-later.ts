import type { Deps } from '#api/deps.ts'
import { moderated } from '#api/moderated.ts'
import type { LaterVerdict } from '#api/screen-in-layers.ts'
import { type SavedScreening, turnsOf } from '#api/screened.ts'
import { withMinor } from '#api/with-minor.ts'
import { wordsOfEntry } from '#domain/journal/current-entry.ts'
import { journal } from '#domain/journal/decider.ts'
import type { EntryWords } from '#domain/journal/events.ts'
import { hint } from '#infra/hint.ts'
import { commandHandler } from '#infra/store/command-handler.ts'

const handleJournal = commandHandler('journal', journal)

type Whose = { subjectId: string; id: string }
type Saved = { at: string; words: EntryWords; found: SavedScreening }

/** What slow layers find in an entry that is saved by then: whoever sees it next is shown help. Nobody waits for it. */
export function raiseEntryLater(deps: Deps, whose: Whose, { at: wordsAt, words, found }: Saved): void {
  const { subjectId, id: entryId } = whose
  const about = { subjectId, purpose: 'model-journal' } as const
  const raise = async (verdict: LaterVerdict | null) => {
    if (!verdict) return
    const { tier, concerns, layer, version } = withMinor(verdict, found)
    const data = { entryId, tier, concerns, layer, version, wordsAt }
    const command = { type: 'RaiseEntryConcern', at: deps.clock().toISOString(), data } as const
    const { position } = await handleJournal(deps.store, whose, command, { timeZone: 'UTC' })
    if (position !== null) deps.wake(subjectId)
  }
  const verdicts = [found.later, moderated(deps, about, turnsOf(wordsOfEntry(words)), found)]
  for (const verdict of verdicts) hint(deps.log, 'raise an entry', async () => raise(await verdict))
}
