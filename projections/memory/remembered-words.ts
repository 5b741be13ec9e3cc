import type { MemoryEvent } from '#domain/memory/events.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import type { ListedWords } from '#projections/memory/remembered.ts'

/** What is remembered, with its words, which are sealed in the log and opened here. What was deleted a moment ago is left out. */
export async function withWords<Listed extends Pick<ListedWords, 'position'>>(
  store: EventStore,
  subjectId: string,
  listed: Listed[],
): Promise<(Listed & { text: string })[]> {
  if (listed.length === 0) return []
  const events = await store.recallAt<MemoryEvent>(
    subjectId,
    listed.map(({ position }) => position),
  )
  return listed.flatMap((one) => {
    const event = events.get(one.position)
    const text = event && 'personal' in event ? event.personal?.text : undefined
    return text ? [{ ...one, text }] : []
  })
}
