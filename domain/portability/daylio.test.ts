import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { type DaylioLine, previewOf, readDaylio } from '#domain/portability/daylio.ts'

const line = {
  full_date: '2026-11-20',
  time: '20:15',
  mood: 'good',
  activities: '',
  note_title: '',
  note: '',
}

const read = (lines: DaylioLine[], given: Record<string, number> = {}, timeZone = 'UTC') =>
  readDaylio(lines, { given: new Map(Object.entries(given)), timeZone, now: '2026-11-21T09:00:00.000Z' })

test('Daylio’s five words become levels', () => {
  const words = ['awful', 'bad', 'meh', 'good', 'Rad']
  const { moods } = read(words.map((mood) => ({ ...line, mood })))
  expect(moods.map(({ level }) => level)).toEqual([2, 4, 6, 8, 10])
})

test('a mood of one’s own needs a level, and says so', () => {
  expect(read([{ ...line, mood: 'Wired' }]).skipped).toEqual([
    { line: 1, reason: '“Wired” is a mood of your own: say which level it is.' },
  ])
  expect(read([{ ...line, mood: 'Wired' }], { wired: 3 }).moods[0]?.level).toBe(3)
})

test.each([
  ['8:15 PM', '20:15'],
  ['12:05 am', '00:05'],
  ['12:05 p.m.', '12:05'],
  ['9:30', '09:30'],
  ['', '12:00'],
])('the time %j is %s', (time, expected) => expect(read([{ ...line, time }]).moods[0]?.time).toBe(expected))

test('title, note and activities become the note, within its limit', () => {
  const full = { ...line, note_title: 'A day', note: 'Slept<br>well', activities: 'walk | reading' }
  expect(read([full]).moods[0]?.note).toBe('A day\nSlept\nwell\nActivities: walk, reading')
  const long = read([{ ...line, note: 'a'.repeat(5_000) }]).moods[0]?.note
  expect(long).toHaveLength(limits.moodNote)
  expect(read([line]).moods[0]?.note).toBeNull()
})

test('what cannot be read is skipped with its reason, and the rest is taken', () => {
  const bad = [
    { ...line, full_date: '20.11.2026' },
    { ...line, full_date: '2026-02-30' },
    { ...line, time: '25:00' },
    { ...line, mood: '' },
  ]
  const { moods, skipped } = read([...bad, line])
  expect(skipped.map(({ line: number }) => number)).toEqual([1, 2, 3, 4])
  expect(moods.map(({ line: number }) => number)).toEqual([5])
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  '%s is a mood of one’s own like any other',
  (mood) => {
    expect(read([{ ...line, mood }]).moods).toEqual([])
  },
)

test.each(['0000-01-01', '0001-01-01', '1899-12-31', '2026-02-30', '9999-12-31'])(
  '%s is no day of a life',
  (day) => {
    expect(read([{ ...line, full_date: day }]).moods).toEqual([])
  },
)

test('a mood stands at its time where the person is, and not before it has come', () => {
  const { moods, skipped } = read([line, { ...line, full_date: '2026-11-22' }], {}, 'America/New_York')
  expect(moods.map(({ at, day }) => [at, day])).toEqual([['2026-11-21T01:15:00.000Z', '2026-11-20']])
  expect(skipped).toEqual([{ line: 2, reason: 'This day is still to come.' }])
})

test('a preview has the first of each, how many there are, and each name once with its count', () => {
  const own = Array.from({ length: 300 }, (_, nth) => ({ ...line, mood: `Own ${nth % 3}` }))
  const good = Array.from({ length: 300 }, () => ({ ...line, note: 'a'.repeat(900) }))
  const preview = previewOf(read([...good, ...own], { 'own 1': 5 }))
  expect(preview).toMatchObject({ moodsTotal: 400, skippedTotal: 200 })
  expect([preview.moods.length, preview.skipped.length]).toEqual([50, 50])
  expect(preview.moods[0]?.note).toHaveLength(281)
  expect(preview.names).toEqual([
    { mood: 'own 0', count: 100, level: null, isOwn: true },
    { mood: 'own 1', count: 100, level: 5, isOwn: true },
    { mood: 'own 2', count: 100, level: null, isOwn: true },
    { mood: 'good', count: 300, level: 8, isOwn: false },
  ])
})
