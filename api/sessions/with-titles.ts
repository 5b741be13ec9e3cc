import type { ListedSession } from '#contract/sessions.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { titleFrom } from '#domain/sessions/title.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import type { ListedSession as Listed } from '#projections/sessions/sessions.ts'

function titleOf(event: ChatEvent | undefined): string | null {
  if (event?.type === 'SessionTitled') return event.personal?.title ?? null
  return event?.type === 'MessageSent' && event.personal ? titleFrom(event.personal.text) || null : null
}

/** Gives listed conversations the words of their titles. */
export async function withTitles(
  store: EventStore,
  subjectId: string,
  listed: Listed[],
): Promise<ListedSession[]> {
  const events = await store.recallAt<ChatEvent>(
    subjectId,
    listed.flatMap(({ titleAt }) => titleAt ?? []),
  )
  return listed.map(({ id, startedAt, lastActiveAt, titleAt }) => ({
    id,
    startedAt,
    lastActiveAt,
    title: titleAt === null ? null : titleOf(events.get(titleAt)),
  }))
}
