import type { ChatEvent } from '#domain/chat/events.ts'
import type { MemoryEvent } from '#domain/memory/events.ts'
import type { Sql } from '#infra/sql.ts'
import { streamName } from '#infra/store/command-handler.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { findPosition } from '#projections/chat/messages.ts'
import { withWords } from '#projections/memory/remembered-words.ts'

/**
 * What of the remembered words a reply was written from, as they stood then: each wording is a fact of its own. Null where
 * there is no such reply.
 */
export async function wordsTold(
  { sql, store }: { sql: Sql; store: EventStore },
  subjectId: string,
  replyId: string,
): Promise<{ summary: string | null; lines: string[]; gone: number } | null> {
  const position = await findPosition(sql, subjectId, replyId)
  if (position === null) return null
  const reply = (await store.recallAt<ChatEvent>(subjectId, [position])).get(position)
  if (reply?.type !== 'ReplyWritten') return null
  const told = reply.data.memoryTold ?? []
  if (told.length === 0) return { summary: null, lines: [], gone: 0 }
  const { facts } = await store.read<MemoryEvent>(streamName('memory', { subjectId, id: subjectId }))
  const wordings = told.flatMap(({ memoryId, at }) =>
    facts.filter((fact) => 'memoryId' in fact.data && fact.data.memoryId === memoryId && fact.at === at),
  )
  const opened = await withWords(store, subjectId, wordings)
  const summaries = new Set(
    facts.flatMap(({ type, data }) => (type === 'SummaryWritten' ? [data.memoryId] : [])),
  )
  const isSummary = ({ data }: (typeof wordings)[number]) =>
    'memoryId' in data && summaries.has(data.memoryId)
  return {
    summary: opened.find(isSummary)?.text ?? null,
    lines: opened.filter((wording) => !isSummary(wording)).map(({ text }) => text),
    gone: told.length - opened.length,
  }
}
