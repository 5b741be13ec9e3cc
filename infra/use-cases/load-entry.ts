import { type CurrentEntry, currentEntryOf } from '#domain/journal/current-entry.ts'
import type { JournalEvent } from '#domain/journal/events.ts'
import type { EventStore, StreamName } from '#infra/store/event-store.ts'

/** An entry as it is now, with what was found in it since. What lies between is not read: an entry is edited often. */
export async function loadEntry(store: EventStore, name: StreamName): Promise<CurrentEntry | null> {
  const ends = await Promise.all([
    store.recallEnds<JournalEvent>(name, ['EntryEdited', 'EntryRetracted']),
    store.recallEnds<JournalEvent>(name, ['EntryConcernRaised']),
  ])
  const events = new Map(ends.flat().map((event) => [event.position, event]))
  return currentEntryOf([...events.values()].toSorted((one, other) => one.position - other.position))
}
