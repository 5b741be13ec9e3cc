import { expect, test } from 'vitest'
import { readDaylio } from '#domain/data/daylio.ts'
import { limits } from '#domain/limits.ts'

const line = {
  full_date: '2026-11-20',
  time: '20:15',
  mood: 'good',
  activities: '',
  note_title: '',
  note: '',
}

test('Daylio’s five words become levels', () => {
  const words = ['awful', 'bad', 'meh', 'good', 'Rad']
  const { moods } = readDaylio(words.map((mood) => ({ ...line, mood })))
  expect(moods.map(({ level }) => level)).toEqual([2, 4, 6, 8, 10])
})

test('a mood of one’s own needs a level, and says so', () => {
  expect(readDaylio([{ ...line, mood: 'Wired' }]).skipped).toEqual([
    { line: 1, reason: '“Wired” is a mood of your own: say which level it is.' },
  ])
  expect(readDaylio([{ ...line, mood: 'Wired' }], { wired: 3 }).moods[0]?.level).toBe(3)
})

test.each([
  ['8:15 PM', '20:15'],
  ['12:05 am', '00:05'],
  ['12:05 p.m.', '12:05'],
  ['9:30', '09:30'],
  ['', '12:00'],
])('the time %j is %s', (time, expected) =>
  expect(readDaylio([{ ...line, time }]).moods[0]?.time).toBe(expected),
)

test('title, note and activities become the note, within its limit', () => {
  const full = { ...line, note_title: 'A day', note: 'Slept<br>well', activities: 'walk | reading' }
  expect(readDaylio([full]).moods[0]?.note).toBe('A day\nSlept\nwell\nActivities: walk, reading')
  const long = readDaylio([{ ...line, note: 'a'.repeat(5_000) }]).moods[0]?.note
  expect(long).toHaveLength(limits.moodNote)
  expect(readDaylio([line]).moods[0]?.note).toBeNull()
})

test('what cannot be read is skipped with its reason, and the rest is taken', () => {
  const bad = [
    { ...line, full_date: '20.11.2026' },
    { ...line, full_date: '2026-02-30' },
    { ...line, time: '25:00' },
    { ...line, mood: '' },
  ]
  const { moods, skipped } = readDaylio([...bad, line])
  expect(skipped.map(({ line: number }) => number)).toEqual([1, 2, 3, 4])
  expect(moods.map(({ line: number }) => number)).toEqual([5])
})
