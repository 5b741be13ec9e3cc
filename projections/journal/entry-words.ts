import type { EntryConcernRaised, EntryWords, JournalEvent } from '#domain/journal/events.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import type { ListedEntry } from '#projections/journal/entries.ts'

export type Raised = Pick<EntryConcernRaised['data'], 'tier' | 'concerns'>
const raisedBy = ({ data: { tier, concerns } }: EntryConcernRaised): Raised => ({ tier, concerns })

/** Entries with their words, which are sealed in the log and opened here. One whose words are gone is left out. */
export async function withWords<Entry extends ListedEntry>(
  store: EventStore,
  subjectId: string,
  listed: Entry[],
): Promise<(Entry & EntryWords & { raised?: Raised })[]> {
  const events = await store.recallAt<JournalEvent>(
    subjectId,
    listed.flatMap(({ position, raisedAt }) => (raisedAt === null ? position : [position, raisedAt])),
  )
  return listed.flatMap((entry) => {
    const event = events.get(entry.position)
    const isSaid = event?.type === 'EntryWritten' || event?.type === 'EntryEdited'
    if (!isSaid || !event.personal) return []
    const more = entry.raisedAt === null ? undefined : events.get(entry.raisedAt)
    const raised = more?.type === 'EntryConcernRaised' && raisedBy(more)
    return [{ ...entry, ...event.personal, ...(raised && { raised }) }]
  })
}
