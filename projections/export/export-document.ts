import { consents as consentRules } from '#domain/account/consents.ts'
import type { AccountEvent } from '#domain/account/events.ts'
import { purposes } from '#domain/account/purposes.ts'
import { portableTypes } from '#domain/portability/portable-event.ts'
import { progressOf } from '#domain/progress/progress.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import { findUnsent, listUnsentEntries } from '#infra/store/unsent-words.ts'
import { findCheckIns } from '#infra/use-cases/find-check-ins.ts'
import { findPlan } from '#infra/use-cases/find-plan.ts'
import { pagesOfCompletions } from '#projections/exercises/completions.ts'
import { conversationsOf, type SaidPiece } from '#projections/export/conversations.ts'
import type { Exported } from '#projections/export/exported.ts'
import { createJsonWriter, type JsonWriter } from '#projections/export/json-writer.ts'
import { lastPositionOf, pagesOfEvents } from '#projections/export/pages-of-events.ts'
import { readAhead } from '#projections/export/read-ahead.ts'
import { entriesToExport } from '#projections/journal/exported.ts'
import { withNotes } from '#projections/mood/mood-notes.ts'
import { pagesOfMoods } from '#projections/mood/moods.ts'
import { listActivityDays } from '#projections/progress/activity-days.ts'

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

export async function unsentOf(exported: Exported) {
  const unsent = await findUnsent(exported, exported.subjectId)
  return unsent && { sessionId: unsent.sessionId, text: unsent.text, at: unsent.keptAt }
}

/** As they stand in their forms. */
export async function unsentEntriesOf(exported: Exported) {
  const unsent = await listUnsentEntries(exported, exported.subjectId)
  return unsent.map(({ text, keptAt }) => ({
    ...(JSON.parse(text) as { title: string; content: string }),
    at: keptAt,
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

async function planOf({ store, subjectId }: Exported) {
  const { words, writtenAt } = await findPlan(store, subjectId)
  return writtenAt && { ...words, at: writtenAt }
}

async function headOf(exported: Exported): Promise<object> {
  const { sql, store, subjectId, at, day } = exported
  const whose = { subjectId, id: subjectId }
  const { state: consents } = await loadState(store, streamName('consents', whose), consentRules)
  const days = await listActivityDays(sql, subjectId)
  const { points, currentLevel, currentStreak, daysShownUp } = progressOf(days, day)
  return {
    format: 'leeward-export',
    version: 1,
    exportedAt: at,
    account: await accountOf(exported),
    consents: purposes.flatMap((purpose) => {
      const answered = consents[purpose]
      if (!answered) return []
      const { isGiven, recipient, at: since } = answered
      return [{ purpose, isGiven, recipient, at: since }]
    }),
    progress: { points, level: currentLevel.id, currentStreak, daysShownUp, days },
    plan: await planOf(exported),
    checkIns: (await findCheckIns(store, subjectId)).checkIns,
    unsent: await unsentOf(exported),
    unsentEntries: await unsentEntriesOf(exported),
  }
}

async function* listOf(
  json: JsonWriter,
  name: string,
  pages: AsyncIterable<object[]>,
): AsyncGenerator<string> {
  json.name(name)
  json.beginList()
  yield json.take()
  for await (const page of pages) {
    for (const item of page) json.value(item)
    yield json.take()
  }
  json.end()
}

/** The list of conversations, each as it comes: however long one is, only a page of it is in memory. */
async function* listOfSessions(json: JsonWriter, pieces: AsyncIterable<SaidPiece>): AsyncGenerator<string> {
  json.name('sessions')
  json.beginList()
  let isOpen = false
  const endSession = () => {
    if (!isOpen) return
    json.end()
    json.end()
  }
  for await (const { session, isFirst, messages } of pieces) {
    if (isFirst) {
      endSession()
      json.beginObject()
      json.fields(session)
      json.name('messages')
      json.beginList()
      isOpen = true
    }
    for (const message of messages) json.value(message)
    yield json.take()
  }
  endSession()
  json.end()
}

async function* factsOf({ sql, store, subjectId }: Exported, upTo: number): AsyncGenerator<object[]> {
  for await (const page of readAhead(pagesOfEvents({ sql, store }, subjectId, portableTypes, upTo)))
    yield page.map(({ eventId, type, at, timeZone, data, personal }) => ({
      id: eventId,
      type,
      at,
      timeZone,
      data,
      personal,
    }))
}

/**
 * Everything of a person as one JSON document (`ExportedData`), written while it is read: memory stays flat however
 * much that is, and however slowly it is taken.
 */
export async function* exportDocument(exported: Exported): AsyncGenerator<string> {
  const { sql, subjectId } = exported
  const upTo = await lastPositionOf(sql, subjectId)
  const json = createJsonWriter()
  json.beginObject()
  json.fields(await headOf(exported))
  yield* listOfSessions(json, conversationsOf(exported, upTo))
  yield* listOf(json, 'moods', moodsOf(exported))
  yield* listOf(json, 'entries', entriesToExport(exported, upTo))
  yield* listOf(json, 'exercises', pagesOfCompletions(sql, subjectId))
  yield* listOf(json, 'facts', factsOf(exported, upTo))
  json.end()
  yield `${json.take()}\n`
}
