import { withWords } from '#api/chat/with-words.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { createJsonWriter, type JsonWriter } from '#projections/export/json-writer.ts'
import { lastPositionOf } from '#projections/export/pages-of-events.ts'
import { withNotes } from '#projections/mood/mood-notes.ts'
import { pagesOfMessages, pagesOfMoods } from '#projections/sessions/exported.ts'
import type { Session } from '#projections/sessions/sessions.ts'

type Whose = { sql: Sql; store: EventStore; subjectId: string; session: Session; at: string }

async function* listOf(
  json: JsonWriter,
  name: string,
  pages: AsyncIterable<object[]>,
): AsyncGenerator<string> {
  json.name(name)
  json.beginList()
  for await (const page of pages) {
    for (const item of page) json.value(item)
    yield json.take()
  }
  json.end()
}

async function* messagesOf({ sql, store, subjectId, session }: Whose) {
  const upTo = await lastPositionOf(sql, subjectId)
  for await (const page of pagesOfMessages(sql, subjectId, session.id, upTo))
    yield await withWords(store, subjectId, page)
}

async function* moodsOf({ sql, store, subjectId, session }: Whose) {
  for await (const page of pagesOfMoods(sql, subjectId, session.id))
    yield await withNotes(store, subjectId, page)
}

/** One conversation as an `ExportDocument`, written while it is read: only a page of it is in memory. */
export async function* exportSession(whose: Whose): AsyncGenerator<string> {
  const json = createJsonWriter({ isCompact: true })
  json.beginObject()
  json.fields({ session: whose.session })
  yield* listOf(json, 'messages', messagesOf(whose))
  yield* listOf(json, 'moodLogs', moodsOf(whose))
  json.fields({ exportedAt: whose.at })
  json.end()
  yield json.take()
}
