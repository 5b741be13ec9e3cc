import { afterAll, expect, onTestFinished, test } from 'vitest'
import { guide as replyOfGuide } from '#domain/chat/guide/guide.ts'
import type { AnyEvent } from '#domain/event.ts'
import type { JournalEvent } from '#domain/journal/events.ts'
import { reflect } from '#domain/journal/reflection/reflect.ts'
import {
  entryEdited,
  entryWritten,
  reflectionFailed,
  reflectionRequested,
  reflectionWritten,
} from '#domain/testing/events.ts'
import { createGuideCompanion } from '#infra/companion/companion-guide.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import type { JobContext } from '#infra/jobs/jobs.ts'
import { openLive } from '#infra/live/open-live.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { openQueue } from '#infra/testing/test-queue.ts'
import { logForTest } from '#projections/testing/log-for-test.ts'
import { reflectOnEntry } from '#worker/journal/reflect-on-entry.ts'

const log = await logForTest()
afterAll(() => log[Symbol.asyncDispose]())
const { sql, store } = log

/** The same store, which counts the events that it opens. */
function counting(): { store: EventStore; opened: () => number } {
  let opened = 0
  const noting = <Events extends { length: number } | { size: number }>(events: Events): Events => {
    opened += 'length' in events ? events.length : events.size
    return events
  }
  return {
    opened: () => opened,
    store: {
      ...store,
      recall: async (...asked) => noting(await store.recall(...asked)),
      recallEnds: async (...asked) => noting(await store.recallEnds(...asked)),
      recallAt: async (...asked) => noting(await store.recallAt(...asked)),
    },
  }
}

test('a reflection reads the words that stand and a few earlier entries, however long the past is', async () => {
  const [subjectId, entryId, reflectionId] = [newSubjectId(), newId(), newId()]
  const earlier = Array.from({ length: 60 }, newId)
  for (const id of earlier) await log.append(subjectId, `journal-${id}`, [entryWritten({ entryId: id })])
  const asked = (id: string): AnyEvent[] => [
    entryEdited({ entryId }),
    reflectionRequested({ entryId, reflectionId: id }),
    reflectionWritten({ entryId, reflectionId: id }),
  ]
  await log.append(subjectId, `journal-${entryId}`, [
    entryWritten({ entryId }),
    ...Array.from({ length: 40 }, newId).flatMap(asked),
    reflectionRequested({ entryId, reflectionId: 'given-up' }),
    reflectionFailed({ entryId, reflectionId: 'given-up' }),
    {
      ...entryEdited({ entryId }),
      personal: { ...entryEdited().personal, content: 'I was worried about the boat.' },
    },
    reflectionRequested({ entryId, reflectionId }),
  ])
  await log.catchUpAll()

  const { store: counted, opened } = counting()
  const { log: logger } = memoryLog()
  const place = { databaseUrl: log.urlAs('leeward_worker') }
  await using queue = openQueue(place)
  const live = await openLive(place, logger)
  onTestFinished(() => live.close())
  const guide = createGuideCompanion({ guide: replyOfGuide, reflect })
  const deps = {
    sql,
    store: counted,
    queue,
    live,
    guide,
    companion: guide,
    recipient: null,
    wake: () => {},
    clock: () => new Date(),
    log: logger,
    helpLines: [],
  }
  const job: JobContext = {
    attempt: 1,
    isLastAttempt: true,
    signal: new AbortController().signal,
    isTurn: async () => true,
  }
  await reflectOnEntry({ subjectId, entryId, reflectionId }, deps, job)

  const written = (await store.recall<JournalEvent>({ subjectId, streamId: `journal-${entryId}` })).at(-1)
  expect(written).toMatchObject({ type: 'ReflectionWritten', data: { reflectionId, author: 'guide' } })
  expect(written?.personal).toMatchObject({ text: expect.stringContaining('“I was worried about the boat”') })
  expect(opened()).toBeLessThanOrEqual(40)
})
