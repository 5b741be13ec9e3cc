import { expect, test } from 'vitest'
import { asksWhoReplies } from '#domain/chat/asks-who-replies.ts'
import { chat } from '#domain/chat/decider.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { dueNotice, type NoticeKind, strictest } from '#domain/chat/notices.ts'
import type { Concern } from '#domain/safety/tier.ts'
import { specification } from '#domain/testing/specification.ts'

const at = (time: string) => `2026-11-${time}:00.000Z`
const due = (noticedAt: string | null, saidAt: string | null, now: string, isMinor = false) =>
  dueNotice(
    { noticedAt: noticedAt && at(noticedAt), saidAt: saidAt && at(saidAt) },
    { at: at(now), isMinor, cadence: strictest },
  )

test('who replies is said with the first words, again after three hours of use, and not before', () => {
  expect(due(null, null, '10T09:00')).toBe('start')
  expect(due('10T09:00', '10T11:59', '10T11:59')).toBeNull()
  expect(due('10T09:00', '10T11:59', '10T12:00')).toBe('hours')
})

test('to a minor each hour', () => {
  expect(due('10T09:00', '10T09:50', '10T09:59', true)).toBeNull()
  expect(due('10T09:00', '10T09:50', '10T10:00', true)).toBe('hours')
})

test('whoever was away for seven days is told when they come back', () => {
  expect(due('10T09:00', '10T09:00', '17T08:59')).toBe('hours')
  expect(due('10T09:00', '10T09:00', '17T09:00')).toBe('away')
})

test('a conversation from before notices were kept begins with one', () => {
  expect(due(null, '10T09:00', '10T09:05')).toBe('start')
})

test.each([
  'are you a bot?',
  'Are you real',
  'is this AI?',
  'r u human',
  'am i talking to a real person',
  'who are you?',
  'wait, are you actually a person or a robot?',
  '¿Eres una persona?',
  'Bist du ein Mensch?',
  'Es-tu un robot ?',
  'Você é um robô?',
  'Sei una persona?',
  'Ben je een mens?',
  'Czy jesteś botem?',
  'Sen bir insan mısın?',
  'robot musun',
  'هل أنت إنسان؟',
  'क्या तुम इंसान हो?',
  'kya tum robot ho',
])('asks who replies: %s', (text) => expect(asksWhoReplies(text)).toBe(true))

test.each([
  'Is this a real heart attack?',
  'is it real or am I imagining the pain',
  'I feel like a robot today',
  'My thoughts are not real',
  'My boss is a machine',
  'you are kind',
  'I talked to a real person today',
])('asks something else: %s', (text) => expect(asksWhoReplies(text)).toBe(false))

const talk = specification(chat)
const started = {
  type: 'SessionStarted',
  at: at('10T08:00'),
  data: { sessionId: 's', day: '2026-11-10' },
} as const
const send = (messageId: string, time: string, notices?: NoticeKind[], isMinor = false) =>
  ({
    type: 'SendMessage',
    at: at(time),
    data: {
      sessionId: 's',
      messageId,
      day: '2026-11-10',
      tier: 'none' as const,
      concerns: [] as Concern[],
      ...(notices && { notices }),
      cadence: { ...strictest, isMinor },
    },
    personal: { text: 'Hello.' },
  }) as const
const noticesOf = (past: ChatEvent[], command: ReturnType<typeof send>) => {
  const state = past.reduce(chat.evolve, chat.initialState)
  return chat
    .decide(command, state, [])
    .flatMap(({ data }) => ('notices' in data ? (data.notices ?? []) : []))
}
const sent = (messageId: string, time: string, notices?: NoticeKind[]): ChatEvent => {
  const { data, ...rest } = send(messageId, time, notices)
  const { cadence: _, ...stored } = data
  return { ...rest, type: 'MessageSent', data: { ...stored, isFirst: false } }
}

test('a notice is kept with the message beside which it is said, and the cadence is not', () => {
  const { cadence: _, ...data } = send('one', '10T09:00').data
  talk(started)
    .when(send('one', '10T09:00'))
    .yields({
      ...send('one', '10T09:00'),
      type: 'MessageSent',
      data: { ...data, isFirst: true, notices: ['start'] },
    })
})

test('whoever asks is told, and the hours begin anew', () => {
  const past = [started, sent('one', '10T09:00', ['start']), sent('two', '10T11:00', ['asked'])]
  expect(noticesOf(past.slice(0, 2), send('two', '10T11:00', ['asked']))).toEqual(['asked'])
  expect(noticesOf(past, send('three', '10T13:59'))).toEqual([])
  expect(noticesOf(past, send('three', '10T14:00'))).toEqual(['hours'])
})

test('two tabs in one conversation hear one notice', () => {
  const past = [started, sent('one', '10T09:00', ['start']), sent('two', '10T13:00', ['hours'])]
  expect(noticesOf(past, send('three', '10T13:00'))).toEqual([])
})

test('with the first words an age is heard beside who replies', () => {
  expect(noticesOf([started], send('one', '10T09:00', ['minor'], true))).toEqual(['start', 'minor'])
})
