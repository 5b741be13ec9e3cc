import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import type { AnyEvent } from '#domain/event.ts'
import type { MoodLogged } from '#domain/mood/events.ts'
import type { DaylioMood } from '#domain/portability/daylio.ts'
import type { PortableEvent, PortableFact } from '#domain/portability/portable-event.ts'
import {
  messageSent,
  moodCorrected,
  moodLogged,
  replyWritten,
  sessionStarted,
} from '#domain/testing/events.ts'
import { derivedId } from '#infra/derived-ids.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newEventId, newSubjectId } from '#infra/ids.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { killAtEachStep } from '#infra/testing/kill-at-each-step.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { importDocument } from '#infra/use-cases/import/import-document.ts'
import { importMoods } from '#infra/use-cases/import/import-moods.ts'

// Dozens of processes, one after the other: on a busy machine that takes minutes.
const killing = { timeout: 900_000 }

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())
const { sql, url: databaseUrl } = database
const masterKey = randomBytes(32).toString('base64')
const store = createPostgresEventStore(sql, createKeyring(masterKey))
const tools = { sql, store, ledger: openLedger(sql, undefined), log: memoryLog().log }
const context = { timeZone: 'UTC' }

const factsOf = (...events: PortableEvent[]): PortableFact[] =>
  events.map((event) => ({ ...event, id: newEventId(), timeZone: 'Asia/Tokyo' }))

test(
  'an import that is killed at any step loses nothing and doubles nothing when it is repeated',
  killing,
  async () => {
    const steps = await killAtEachStep({
      databaseUrl,
      script: 'infra/testing/use-case-process.ts',
      prepare: async () => ({
        subjectId: newSubjectId(),
        context,
        parts: [
          factsOf(sessionStarted, messageSent(), moodLogged(), replyWritten()),
          factsOf(moodCorrected(), moodLogged({ moodId: 'other' })),
        ],
      }),
      argsOf: (given) => ['import-document', JSON.stringify({ ...given, masterKey })],
      repeat: ({ parts, ...whose }) => importDocument(tools, whose, parts),
      check: async ({ subjectId }) => {
        const session = await store.recall<AnyEvent>({
          subjectId,
          streamId: `session-${derivedId(subjectId, 'session')}`,
        })
        expect(session.map(({ type }) => type)).toEqual(['SessionStarted', 'MessageSent', 'ReplyWritten'])
        const moods = await store.recall<AnyEvent>({ subjectId, streamId: `mood-${subjectId}` })
        expect(moods.map(({ type, personal }) => [type, personal !== undefined])).toEqual([
          ['MoodLogged', false],
          ['MoodCorrected', true],
          ['MoodLogged', true],
        ])
        expect([...session, ...moods].map(({ timeZone }) => timeZone)).toEqual(
          Array.from({ length: 6 }, () => 'Asia/Tokyo'),
        )
      },
    })
    expect(steps).toBeGreaterThan(10)
  },
)

test(
  'moods of another tracker that are killed at any step are there once each when they are brought again',
  killing,
  async () => {
    const mood = (line: number, note: string | null): DaylioMood => ({
      line,
      at: '2026-11-20T09:00:00.000Z',
      day: '2026-11-20',
      time: '09:00',
      mood: 'good',
      level: 8,
      note,
    })
    // Two lines that are equal are two moods.
    const moods = [[mood(1, 'a walk'), mood(2, null)], [mood(3, null)]]
    const steps = await killAtEachStep({
      databaseUrl,
      script: 'infra/testing/use-case-process.ts',
      prepare: async () => newSubjectId(),
      argsOf: (subjectId) => ['import-moods', JSON.stringify({ subjectId, moods, context, masterKey })],
      repeat: (subjectId) => importMoods(tools, subjectId, Readable.from(moods), context),
      check: async (subjectId) => {
        const known = await store.recall<MoodLogged>({ subjectId, streamId: `mood-${subjectId}` })
        expect(known.map(({ personal }) => personal?.note ?? null)).toEqual(['a walk', null, null])
      },
    })
    expect(steps).toBeGreaterThan(3)
  },
)
