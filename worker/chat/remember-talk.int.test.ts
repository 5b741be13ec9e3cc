import { afterAll, expect, test } from 'vitest'
import type { ChatEvent } from '#domain/chat/events.ts'
import type { MemoryEvent } from '#domain/memory/events.ts'
import { messageRetracted, messageSent, replyWritten, sessionStarted } from '#domain/testing/events.ts'
import type { MemoryWriter } from '#infra/companion/memory-writer.ts'
import { ModelError } from '#infra/companion/model-error.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { forgetMemories } from '#infra/use-cases/forget-memories.ts'
import { raiseConcern } from '#infra/use-cases/raise-concern.ts'
import { logForTest } from '#projections/testing/log-for-test.ts'
import { rememberTalk } from '#worker/chat/remember-talk.ts'

const log = await logForTest()
afterAll(() => log[Symbol.asyncDispose]())
const recipient = 'https://model.example'
const at = '2026-11-28T09:00:00.000Z'
const line = 'Quiet walks in the morning help them.'

/** Somebody who allowed all of it, and their conversation of four messages. */
async function person() {
  const [subjectId, sessionId] = [newSubjectId(), newId()]
  const messageIds = Array.from({ length: 4 }, newId)
  const yes = (purpose: 'model-chat' | 'model-memory') => ({
    type: 'ConsentGiven' as const,
    at: '2026-11-28T08:00:00.000Z',
    data: { purpose, recipient, ...(purpose === 'model-memory' && { wording: 2 }) },
  })
  await log.append(subjectId, `consents-${subjectId}`, [yes('model-chat'), yes('model-memory')])
  const say = (messageId: string): ChatEvent[] => [
    { ...messageSent({ sessionId, messageId, at }), personal: { text: 'I went for a walk.' } },
    replyWritten({ sessionId, messageId, replyId: newId(), at }),
  ]
  const name = `session-${sessionId}`
  await log.append(subjectId, name, [{ ...sessionStarted, data: { sessionId } }, ...messageIds.flatMap(say)])
  return {
    ids: { subjectId, sessionId },
    messageIds,
    say: (messageId: string) => log.append(subjectId, name, say(messageId)),
    takeBack: (messageId: string) =>
      log.append(subjectId, name, [
        {
          ...messageRetracted(messageId, null),
          data: { sessionId, messageId, replyId: null, askedBy: 'person' },
        },
      ]),
    remembered: async () => {
      const { facts } = await log.store.read<MemoryEvent>({ subjectId, streamId: `memory-${subjectId}` })
      // That a summary has nothing to read is noted, too.
      const ofLines = facts.filter(({ type, data }) => type !== 'TalkRead' || data.of === 'lines')
      return ofLines.map(({ type }) => type)
    },
  }
}

const { signal } = new AbortController()
const run = (
  { ids }: Awaited<ReturnType<typeof person>>,
  propose: MemoryWriter['propose'],
  isLastAttempt = true,
) =>
  rememberTalk(
    ids,
    {
      sql: log.sql,
      store: log.store,
      clock: () => new Date('2026-11-28T10:00:00.000Z'),
      recipient,
      memoryWriter: { propose, sumUp: async () => null },
      wake: () => {},
      log: memoryLog().log,
    },
    { signal, isLastAttempt },
  )

test('what no model can read is tried again, and then left out for good', async () => {
  const who = await person()
  const fails: MemoryWriter['propose'] = async () => {
    throw new ModelError('broken')
  }
  await expect(run(who, fails, false)).rejects.toThrow(ModelError)
  expect(await who.remembered()).toEqual([])
  await run(who, fails)
  expect(await who.remembered()).toEqual(['TalkRead'])
  await run(who, async () => [line])
  expect(await who.remembered()).toEqual(['TalkRead'])
})

test('past the budget of the day it is read another time', async () => {
  const who = await person()
  await run(who, async () => {
    throw new ModelError('spent')
  })
  expect(await who.remembered()).toEqual([])
  await run(who, async () => [line])
  expect(await who.remembered()).toEqual(['TalkRead', 'LineRemembered'])
})

test('a message that is taken back while it is read takes its line along, also where the run is cut short', async () => {
  const who = await person()
  await run(who, async () => {
    await who.takeBack(who.messageIds[1]!)
    return [line]
  })
  expect(await who.remembered()).toEqual(['TalkRead', 'LineRemembered', 'MemoriesForgotten'])

  const other = await person()
  await run(other, async () => [line])
  // As if the process had ended between the two.
  await other.takeBack(other.messageIds[1]!)
  await run(other, async () => [])
  expect(await other.remembered()).toEqual(['TalkRead', 'LineRemembered', 'MemoriesForgotten'])
})

test('of a message in which a crisis is heard later nothing stays, nor of what was forgotten meanwhile', async () => {
  const who = await person()
  await run(who, async () => [line])
  const { subjectId, sessionId } = who.ids
  const tools = {
    store: log.store,
    live: { askToStop: async () => {} } as never,
    log: memoryLog().log,
    clock: () => new Date(at),
    wake: () => {},
  }
  await raiseConcern(tools, subjectId, {
    sessionId,
    messageId: who.messageIds[0]!,
    tier: 'crisis',
    concerns: ['suicide'],
    layer: 'learned',
    version: 'test',
  })
  expect(await who.remembered()).toEqual(['TalkRead', 'LineRemembered', 'MemoriesForgotten'])

  const other = await person()
  await run(other, async () => [line])
  for (let more = 0; more < 4; more++) await other.say(newId())
  await run(other, async () => {
    const asking = { subjectId: other.ids.subjectId, at, context: { timeZone: 'UTC' } }
    await forgetMemories(log.store, asking, { of: 'all' })
    return ['Evenings are hard.']
  })
  expect(await other.remembered()).toEqual(['TalkRead', 'LineRemembered', 'MemoriesForgotten'])
})
