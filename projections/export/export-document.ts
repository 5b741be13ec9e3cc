import { randomUUID } from 'node:crypto'
import { consents as consentRules, purposes } from '#domain/account/consents.ts'
import type { AccountEvent } from '#domain/account/events.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { portableTypes } from '#domain/data/export-file.ts'
import { progressOf } from '#domain/progress/progress.ts'
import type { Sql } from '#infra/sql.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { lastPositionOf, pagesOfFacts } from '#infra/store/person-log.ts'
import {
  type MessageToExport,
  pagesOfMessages,
  pagesOfSessions,
  type SessionToExport,
} from '#projections/chat/exported.ts'
import { listCompletions } from '#projections/exercises/completions.ts'
import { withNotes } from '#projections/mood/mood-notes.ts'
import { pagesOfMoods } from '#projections/mood/moods.ts'
import { listActivityDays } from '#projections/progress/activity-days.ts'

/** Whose export, at which instant (ISO), and which calendar day that is for them. */
export type Exported = { sql: Sql; store: EventStore; subjectId: string; at: string; day: string }

export type SaidMessage = {
  id: string
  role: 'user' | 'assistant'
  at: string
  text: string | null
  choices: string[]
}
export type SaidSession = SessionToExport & { messages: SaidMessage[] }

/** A person's conversations with their words, the first first; in memory are those of one page. */
export async function* conversationsOf(
  { sql, store, subjectId }: Exported,
  upTo: number,
): AsyncGenerator<SaidSession> {
  for await (const sessions of pagesOfSessions(sql, subjectId)) {
    const ids = sessions.map(({ id }) => id)
    const said = new Map<string, SaidMessage[]>(ids.map((id) => [id, []]))
    for await (const page of pagesOfMessages(sql, subjectId, ids, upTo))
      for (const [message, spoken] of await recalled(store, subjectId, page))
        said.get(message.sessionId)?.push(spoken)
    for (const session of sessions) yield { ...session, messages: said.get(session.id) ?? [] }
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
    return [message, { id, role, at, text, choices }]
  })
}

/** A person's moods with their notes, the first first, some at a time. */
export async function* moodsOf({ sql, store, subjectId }: Exported) {
  for await (const page of pagesOfMoods(sql, subjectId))
    yield (await withNotes(store, subjectId, page)).map(({ id, level, timestamp, sessionId, note }) => ({
      id,
      level,
      at: timestamp,
      sessionId,
      note,
    }))
}

async function accountOf({ store, subjectId }: Exported) {
  const events = await store.recall<AccountEvent>(streamName('account', { subjectId, id: subjectId }))
  const opened = events.find((event) => event.type === 'AccountOpened')
  if (opened?.type !== 'AccountOpened') return null
  const renamed = events.findLast((event) => event.type === 'NameCorrected')
  const name = renamed?.type === 'NameCorrected' ? renamed.personal?.firstName : opened.personal?.firstName
  return { firstName: name ?? null, email: opened.personal?.email ?? null, openedAt: opened.at }
}

async function* headOf(exported: Exported): AsyncGenerator<string> {
  const { sql, store, subjectId, at, day } = exported
  const whose = { subjectId, id: subjectId }
  const { state: consents } = await loadState(store, streamName('consents', whose), consentRules)
  const days = await listActivityDays(sql, subjectId)
  const { points, currentLevel, currentStreak, daysShownUp } = progressOf(days, day)
  const head = {
    format: 'leeward-export',
    version: 1,
    documentId: randomUUID(),
    exportedAt: at,
    account: await accountOf(exported),
    consents: purposes.flatMap((purpose) => {
      const answered = consents[purpose]
      return answered ? [{ purpose, ...answered }] : []
    }),
    progress: { points, level: currentLevel.id, currentStreak, daysShownUp, days },
  }
  yield JSON.stringify(head).slice(0, -1)
}

/** One list of the document: its items as they come, some at a time. */
async function* listOf(name: string, pages: AsyncIterable<object[]>): AsyncGenerator<string> {
  yield `,\n"${name}":[`
  let isFirst = true
  for await (const page of pages) {
    if (page.length === 0) continue
    yield `${isFirst ? '' : ','}\n${page.map((item) => JSON.stringify(item)).join(',\n')}`
    isFirst = false
  }
  yield ']'
}

async function* oneByOne<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  for await (const item of items) yield [item]
}

/**
 * Everything of a person as one JSON document (`ExportedData`), written while it is read: memory stays flat however
 * much that is.
 */
export async function* exportDocument(exported: Exported): AsyncGenerator<string> {
  const { sql, subjectId } = exported
  const upTo = await lastPositionOf(sql, subjectId)
  yield* headOf(exported)
  yield* listOf('sessions', oneByOne(conversationsOf(exported, upTo)))
  yield* listOf('moods', moodsOf(exported))
  const completed = (await listCompletions(sql, subjectId)).map(({ completedAt, ...rest }) => ({
    ...rest,
    at: completedAt,
  }))
  yield* listOf(
    'exercises',
    (async function* () {
      yield completed
    })(),
  )
  yield* listOf('facts', pagesOfFacts(sql, subjectId, portableTypes, upTo))
  yield '}\n'
}
