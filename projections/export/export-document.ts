import { consents as consentRules, purposes } from '#domain/account/consents.ts'
import type { AccountEvent } from '#domain/account/events.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { portableTypes } from '#domain/data/export-file.ts'
import { progressOf } from '#domain/progress/progress.ts'
import type { Sql } from '#infra/sql.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { lastPositionOf, pagesOfEvents } from '#infra/store/person-log.ts'
import {
  type MessageToExport,
  pagesOfMessages,
  pagesOfSessions,
  type SessionToExport,
} from '#projections/chat/exported.ts'
import { pagesOfCompletions } from '#projections/exercises/completions.ts'
import { readAhead } from '#projections/export/read-ahead.ts'
import { entriesToExport } from '#projections/journal/exported.ts'
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
/** A piece of a conversation: at most a page of what was said in it. */
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
    return [message, { id, role, at, text, choices }]
  })
}

/** A person's moods with their notes, the first first, some at a time. */
export async function* moodsOf({ sql, store, subjectId }: Exported) {
  for await (const page of readAhead(pagesOfMoods(sql, subjectId)))
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

/** The list of conversations, each as it comes. */
async function* listOfSessions(pieces: AsyncIterable<SaidPiece>): AsyncGenerator<string> {
  yield ',\n"sessions":['
  let [isFirstSession, isFirstMessage] = [true, true]
  for await (const { session, isFirst, messages } of pieces) {
    if (isFirst) {
      yield `${isFirstSession ? '' : ']},'}\n${JSON.stringify(session).slice(0, -1)},"messages":[`
      ;[isFirstSession, isFirstMessage] = [false, true]
    }
    if (messages.length === 0) continue
    yield `${isFirstMessage ? '' : ','}\n${messages.map((message) => JSON.stringify(message)).join(',\n')}`
    isFirstMessage = false
  }
  yield isFirstSession ? ']' : ']}]'
}

/** What happened, as another Leeward takes it over. */
async function* factsOf({ sql, store, subjectId }: Exported, upTo: number): AsyncGenerator<object[]> {
  for await (const page of readAhead(pagesOfEvents({ sql, store }, subjectId, portableTypes, upTo)))
    yield page.map(({ eventId, type, at, data, personal }) => ({ id: eventId, type, at, data, personal }))
}

/**
 * Everything of a person as one JSON document (`ExportedData`), written while it is read: memory stays flat however
 * much that is.
 */
export async function* exportDocument(exported: Exported): AsyncGenerator<string> {
  const { sql, subjectId } = exported
  const upTo = await lastPositionOf(sql, subjectId)
  yield* headOf(exported)
  yield* listOfSessions(conversationsOf(exported, upTo))
  yield* listOf('moods', moodsOf(exported))
  yield* listOf('entries', entriesToExport(exported, upTo))
  yield* listOf('exercises', pagesOfCompletions(sql, subjectId))
  yield* listOf('facts', factsOf(exported, upTo))
  yield '}\n'
}
