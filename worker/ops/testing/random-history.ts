import fc from 'fast-check'
import type { AnyEvent } from '#domain/event.ts'
import {
  entryEdited,
  entryRetracted,
  entryWritten,
  exerciseCompleted,
  exerciseFelt,
  lineRemembered,
  memoriesForgotten,
  memoryReworded,
  messageSent,
  moodLogged,
  reflectionFailed,
  reflectionRequested,
  reflectionWritten,
  replyAskedAgain,
  replyFailed,
  replyRated,
  replyWritten,
  ruleGiven,
  sessionStarted,
  stopAsked,
  summaryWritten,
  talkRead,
  themeMet,
  urgeDelayed,
} from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'

export type HistoryPart = { subjectId: string; streamId: string; events: AnyEvent[] }

const people = 50
const sessionsEach = 3

const journalKinds = ['write', 'edit', 'retract', 'ask', 'reflect', 'give-up'] as const

const memoryKinds = [
  'felt',
  'met',
  'delayed',
  'ruled',
  'noted',
  'summed',
  'reworded',
  'read',
  'forgotten',
] as const

const step = fc.record({
  person: fc.nat(people - 1),
  session: fc.nat(sessionsEach - 1),
  kind: fc.constantFrom(
    'start',
    'send',
    'again',
    'stop',
    'reply',
    'fail',
    'rate',
    'mood',
    'exercise',
    ...journalKinds,
    ...memoryKinds,
  ),
  message: fc.nat(9),
  day: fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
  level: fc.integer({ min: 1, max: 10 }),
})

/** So many events of every type, of fifty people, in any order: replies before messages, ratings of nothing. */
export function randomHistory(count: number, seed: number): HistoryPart[] {
  const subjects = Array.from({ length: people }, () => ({
    subjectId: newSubjectId(),
    sessions: Array.from({ length: sessionsEach }, newId),
  }))
  const streams = new Map<string, HistoryPart>()
  for (const { person, session, kind, message, day, level } of fc.sample(step, { numRuns: count, seed })) {
    const { subjectId, sessions } = subjects[person]!
    const sessionId = sessions[session]!
    const [messageId, replyId] = [`${sessionId}-${message}`, `${sessionId}-${message}-reply`]
    const entryId = `${sessionId}-entry-${message % 3}`
    const reflectionId = `${entryId}-${level % 2}`
    const memoryId = `${messageId}-memory`
    const event: AnyEvent = {
      start: () => sessionStarted,
      send: () => messageSent({ messageId, day, isFirst: message === 0 }),
      again: () => replyAskedAgain(messageId),
      stop: () => stopAsked(messageId),
      reply: () => replyWritten({ messageId, replyId }),
      fail: () => replyFailed(messageId),
      rate: () => replyRated(replyId, level > 5 ? 1 : -1),
      mood: () => moodLogged({ moodId: newId(), day, level }),
      exercise: () => exerciseCompleted({ completionId: newId(), day }),
      write: () => entryWritten({ entryId, day }),
      edit: () => entryEdited({ entryId }),
      retract: () => entryRetracted(entryId),
      ask: () => reflectionRequested({ entryId, reflectionId }),
      reflect: () => reflectionWritten({ entryId, reflectionId }),
      felt: () => exerciseFelt({ memoryId, messageId, day }),
      met: () => themeMet({ memoryId, messageId, day }),
      delayed: () => urgeDelayed({ memoryId, messageId, day, minutes: level }),
      ruled: () => ruleGiven({ memoryId, messageId, day }),
      noted: () => lineRemembered({ memoryId, messageIds: [messageId], day }),
      summed: () => summaryWritten({ memoryId, day }),
      reworded: () => memoryReworded({ memoryId, day, by: level > 5 ? 'person' : 'model' }),
      read: () => talkRead({ through: messageId, day }),
      forgotten: () => memoriesForgotten(memoryId),
      'give-up': () => reflectionFailed({ entryId, reflectionId }),
    }[kind]()
    const isJournal = journalKinds.some((one) => one === kind)
    const isMemory = memoryKinds.some((one) => one === kind)
    const whole = isJournal ? `journal-${entryId}` : `session-${sessionId}`
    const streamId =
      { mood: `mood-${subjectId}`, exercise: `exercises-${subjectId}` }[kind as string] ??
      (isMemory ? `memory-${subjectId}` : whole)
    const part = streams.get(streamId) ?? { subjectId, streamId, events: [] }
    streams.set(streamId, part)
    part.events.push(
      isJournal || kind === 'forgotten' || kind === 'reworded'
        ? event
        : { ...event, data: { ...event.data, sessionId } },
    )
  }
  return [...streams.values()]
}
