import type { EntryWords, JournalEvent } from '#domain/journal/events.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import type { ListedEntry } from '#projections/journal/entries.ts'

/** Entries with their words, which are sealed in the log and opened here. One whose words are gone is left out. */
export async function withWords<Entry extends ListedEntry>(
  store: EventStore,
  subjectId: string,
  listed: Entry[],
): Promise<(Entry & EntryWords)[]> {
  const events = await store.recallAt<JournalEvent>(
    subjectId,
    listed.map(({ position }) => position),
  )
  return listed.flatMap((entry) => {
    const event = events.get(entry.position)
    const isSaid = event?.type === 'EntryWritten' || event?.type === 'EntryEdited'
    return isSaid && event.personal ? [{ ...entry, ...event.personal }] : []
  })
}
