import { expect, test } from 'vitest'
import { EventInvalid, faultOf, checkEvents } from '#domain/event-schemas.ts'
import type { AnyEvent } from '#domain/event.ts'
import {
  entryWritten,
  exerciseCompleted,
  messageSent,
  moodLogged,
  replyWritten,
} from '#domain/testing/events.ts'
import type { PersonEvent } from '#domain/timeline/describe-event.ts'

const codeOf = (event: AnyEvent): string | null => faultOf(event)?.code ?? null
const withData = (event: PersonEvent, data: object): AnyEvent => ({
  ...event,
  data: { ...event.data, ...data },
})

test('what the rules yield is what the log takes', () => {
  for (const event of [moodLogged(), messageSent(), replyWritten(), entryWritten(), exerciseCompleted()])
    expect(codeOf(event)).toBeNull()
})

test('a day that is none, or is of no life, is not taken', () => {
  for (const day of [
    '0000-01-01',
    '1899-12-31',
    '2200-01-01',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '',
    '+02026-01-01',
  ])
    expect(codeOf(moodLogged({ day })), day).toBe('MoodLogged data.day')
  for (const at of ['0000-01-01T00:00:00.000Z', '2026-11-21', 'now', '+010000-01-01T00:00:00.000Z'])
    expect(codeOf(moodLogged({ at })), at).toBe('MoodLogged at')
  expect(codeOf(moodLogged({ day: '2024-02-29' }))).toBeNull()
})

test('a level is a whole number from 1 to 10', () => {
  for (const level of [0, 11, 5.5, Number.NaN, Infinity, '5', Object, undefined])
    expect(codeOf(withData(moodLogged(), { level }))).toBe('MoodLogged data.level')
})

test('an id is a short word that any store can hold', () => {
  for (const moodId of ['', 'a'.repeat(65), 'a\u0000b', 'a b', '\ud800', '../x', 'é'])
    expect(codeOf(moodLogged({ moodId }))).toBe('MoodLogged data.moodId')
})

test('what a program calls something has no control characters and no halves of a pair', () => {
  for (const need of ['a\u0000', '\udc00', 'a\n', 'n'.repeat(65)])
    expect(codeOf(replyWritten({ guide: { need, step: 'welcome', missed: 0 } }))).toBe(
      'ReplyWritten data.guide.need',
    )
})

test('words have an end', () => {
  const note = (length: number) => ({ ...moodLogged(), personal: { note: 'a'.repeat(length) } })
  expect(codeOf(note(1_000))).toBeNull()
  expect(codeOf(note(1_001))).toBe('MoodLogged personal.note')
})

test('words may be gone, but none come with what has none', () => {
  expect(codeOf({ ...moodLogged(), personal: undefined })).toBeNull()
  expect(codeOf({ ...exerciseCompleted(), personal: { text: 'secret' } })).toBe('ExerciseCompleted personal')
})

test('a list is closed, also against names that every object has', () => {
  expect(codeOf(withData(messageSent(), { tier: 'constructor' }))).toBe('MessageSent data.tier')
  expect(codeOf(withData(messageSent(), { concerns: ['__proto__'] }))).toBe('MessageSent data.concerns.0')
  for (const type of ['constructor', '__proto__', 'toString', 'MoodForgotten'])
    expect(codeOf({ type, at: moodLogged().at, data: {} })).toBe('unknown type')
})

test('what is refused is named by type and field, and never told', () => {
  const words = 'the red lighthouse'
  for (const event of [
    withData(moodLogged(), { day: words }),
    withData(moodLogged(), { [words]: words }),
    { ...moodLogged(), personal: { note: 'a', [words]: 'a' } },
    { type: words, at: words, data: {} },
  ]) {
    expect(() => checkEvents([moodLogged(), event], { timeZone: 'UTC' })).toThrow(EventInvalid)
    const fault = faultOf(event)!
    expect(`${fault.message} ${fault.code}`).not.toContain('lighthouse')
  }
})
