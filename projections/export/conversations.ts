import type { ChatEvent } from '#domain/chat/events.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import {
  type MessageToExport,
  pagesOfMessages,
  pagesOfSessions,
  type SessionToExport,
} from '#projections/chat/exported.ts'
import type { Exported } from '#projections/export/exported.ts'
import { readAhead } from '#projections/export/read-ahead.ts'

export type SaidMessage = {
  id: string
  role: 'user' | 'assistant'
  at: string
  text: string | null
  choices: string[]
  isImported?: true | undefined
}
export type SaidPiece = { session: SessionToExport; isFirst: boolean; messages: SaidMessage[] }

/** A person's conversations with their words, the first first. However long one is, in memory is a piece of it. */
export async function* conversationsOf(
  { sql, store, subjectId }: Exported,
  upTo: number,
): AsyncGenerator<SaidPiece> {
  for await (const sessions of pagesOfSessions(sql, subjectId)) {
    const waiting = [...sessions]
    const begun = (id: string): SaidPiece[] =>
      waiting
        .splice(0, 1 + waiting.findIndex((session) => session.id === id))
        .map((session) => ({ session, isFirst: true, messages: [] }))
    let open: SessionToExport | undefined
    const ids = sessions.map(({ id }) => id)
    for await (const page of readAhead(pagesOfMessages(sql, subjectId, ids, upTo))) {
      const said = Map.groupBy(await recalled(store, subjectId, page), ([{ sessionId }]) => sessionId)
      for (const [id, spoken] of said) {
        if (open?.id !== id) {
          const pieces = begun(id)
          open = pieces.at(-1)?.session
          yield* pieces
        }
        if (open) yield { session: open, isFirst: false, messages: spoken.map(([, message]) => message) }
      }
    }
    for (const session of waiting) yield { session, isFirst: true, messages: [] }
  }
}

async function recalled(
  store: EventStore,
  subjectId: string,
  page: MessageToExport[],
): Promise<[MessageToExport, SaidMessage][]> {
  const positions = page.map(({ position }) => position)
  const events = await store.recallAt<ChatEvent>(subjectId, positions)
  return page.map((message) => {
    const event = events.get(message.position)
    const { id, role, at } = message
    const isSaid = event?.type === 'MessageSent' || event?.type === 'ReplyWritten'
    const text = isSaid ? (event.personal?.text ?? null) : null
    const choices = event?.type === 'ReplyWritten' ? (event.personal?.choices ?? []) : []
    const isImported = event?.type === 'ReplyWritten' && event.data.isImported
    return [message, { id, role, at, text, choices, ...(isImported && { isImported }) }]
  })
}
