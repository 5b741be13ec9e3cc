import { throws } from 'node:assert/strict'
import { expect, test } from 'vitest'
import { type Opened, type PortableFact, portableTypes, streamsOf } from '#domain/data/export-file.ts'
import {
  exerciseCompleted,
  messageRetracted,
  messageSent,
  moodCorrected,
  moodLogged,
  replyWritten,
  sessionStarted,
} from '#domain/testing/events.ts'

const renamed = (id: string) => `new ${id}`
const opened = (facts: object[], given: Partial<Opened> = {}): Opened => ({
  facts: facts.map((fact) => ({ ...fact, personal: undefined })) as unknown as PortableFact[],
  messages: new Map(),
  notes: new Map(),
  ...given,
})

test('a document becomes streams under new ids, with the words of each message', () => {
  const messages = new Map([
    ['first', { text: 'My heart is racing.', choices: [] }],
    ['first-reply', { text: 'Breathe out slowly.', choices: ['Yes'] }],
  ])
  const facts = [sessionStarted, messageSent(), replyWritten(), exerciseCompleted()]
  const [session, exercises] = streamsOf(opened(facts, { messages }), renamed)
  expect(session).toMatchObject({
    kind: 'session',
    id: 'new session',
    events: [
      { type: 'SessionStarted', data: { sessionId: 'new session' } },
      { data: { messageId: 'new first' }, personal: { text: 'My heart is racing.' } },
      { data: { replyId: 'new first-reply' }, personal: { text: 'Breathe out slowly.', choices: ['Yes'] } },
    ],
  })
  expect(exercises).toMatchObject({
    kind: 'exercises',
    id: null,
    events: [{ data: { exerciseId: 'box-breathing' } }],
  })
})

test('words that were destroyed stay so', () => {
  const facts = [sessionStarted, messageSent(), messageRetracted('first', null)]
  const [session] = streamsOf(opened(facts), renamed)
  expect(session?.events.map(({ personal }) => personal)).toEqual([undefined, undefined, undefined])
})

test('the note of a mood belongs to its last correction', () => {
  const notes = new Map([['mood', 'Brighter.']])
  const [moods] = streamsOf(opened([moodLogged(), moodCorrected()], { notes }), renamed)
  expect(moods?.events.map(({ personal }) => personal)).toEqual([undefined, { note: 'Brighter.' }])
})

test.each([
  ['that never began', [messageSent()]],
  ['that began twice', [sessionStarted, sessionStarted]],
])('a conversation %s is refused', (_, facts) =>
  throws(() => streamsOf(opened(facts), renamed), { code: 'import-incomplete' }),
)

test('what was allowed, and the account, stay where they were', () => {
  expect(portableTypes).not.toContain('ConsentGiven')
  expect(portableTypes).not.toContain('AccountOpened')
})
