import type { AccountEvent } from '#domain/account/events.ts'
import { streamName } from '#infra/store/command-handler.ts'
import type { EventStore } from '#infra/store/event-store.ts'

/** A person's id, and those of the visitors that they were: what came in before they signed in is known under these. */
export async function ownerIds(store: EventStore, subjectId: string): Promise<[string, ...string[]]> {
  const { facts } = await store.read<AccountEvent>(streamName('account', { subjectId, id: subjectId }))
  return [subjectId, ...facts.flatMap(({ type, data }) => (type === 'VisitorClaimed' ? data.visitorId : []))]
}
