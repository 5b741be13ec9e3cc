import { expect, test } from 'vitest'
import { daysByTag, levelsByDay, notedDays } from '#domain/patterns/noted-days.ts'
import { comparableTags, type NotedDay, wentTogether } from '#domain/patterns/went-together.ts'
import { drawing, normal } from '#domain/testing/drawing.ts'

const dayAt = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
const levels = [5, 7, 4, 6, 8, 5, 6, 4, 7, 5, 6, 5, 4, 6, 7, 5, 3, 6, 5, 4, 6, 5]
/** Walks on every other day, each three points calmer. */
const walking: NotedDay[] = levels.map((level, index) => ({
  day: dayAt(index),
  level: index % 2 === 0 ? level : level - 3,
  tags: index % 2 === 0 ? ['walk'] : [],
}))

/** Welch's two-sample interval, as the textbooks write it; the quantile for these days comes from R: qt(0.975, 19.86). */
function reference(having: number[], lacking: number[], quantile: number) {
  const mean = (some: number[]) => some.reduce((sum, one) => sum + one, 0) / some.length
  const squares = (some: number[]) => some.reduce((sum, one) => sum + (one - mean(some)) ** 2, 0)
  const error = (some: number[]) => squares(some) / (some.length - 1) / some.length
  const difference = mean(having) - mean(lacking)
  const half = quantile * Math.sqrt(error(having) + error(lacking))
  return { mean: difference, low: difference - half, high: difference + half }
}

test('the difference is that of a reference, and where days take turns its interval is hardly wider', () => {
  const [pattern] = wentTogether(walking)
  const of = (has: boolean) =>
    walking.filter(({ tags }) => tags.includes('walk') === has).map(({ level }) => level)
  const { mean, low, high } = reference(of(true), of(false), 2.0869)
  expect(pattern).toMatchObject({ tag: 'walk', daysWith: 11, daysWithout: 11 })
  expect(pattern!.difference.mean).toBeCloseTo(mean, 10)
  expect(pattern!.difference.low).toBeLessThanOrEqual(low + 1e-3)
  expect(pattern!.difference.high).toBeGreaterThanOrEqual(high - 1e-3)
  expect(pattern!.difference.high - pattern!.difference.low).toBeLessThan((high - low) * 1.1)
})

test('with fewer than ten days on either side nothing is said', () => {
  expect(comparableTags(walking.slice(0, 18))).toEqual([])
  expect(wentTogether(walking.slice(0, 18))).toEqual([])
  expect(comparableTags(walking.map((day) => ({ ...day, tags: ['always'] })))).toEqual([])
})

test('a tag that is given twice on a day counts once', () =>
  expect(comparableTags(walking.slice(0, 12).map((day) => ({ ...day, tags: ['a', 'a'] })))).toEqual([]))

type Person = { days: number; tags: number; effect?: number; staying?: number; stayingTags?: number }

/** Days of somebody whose mood wanders and comes back, and who gives tags as they come, or for some days in a row. */
function daysOf(
  draw: () => number,
  { days, tags, effect = 0, staying = 0.4, stayingTags = 0 }: Person,
): NotedDay[] {
  const isGiven = Array.from({ length: tags }, () => draw() < 0.4)
  let mood = normal(draw)
  return Array.from({ length: days }, (_, index) => {
    mood = staying * mood + Math.sqrt(1 - staying ** 2) * normal(draw)
    const given = isGiven.flatMap((was, tag) => {
      isGiven[tag] = draw() < stayingTags ? was : draw() < 0.4
      return isGiven[tag] ? [`tag ${tag}`] : []
    })
    const level = 5.5 + 1.8 * mood + (given.includes('tag 0') ? effect : 0)
    return { day: dayAt(index), level: Math.min(10, Math.max(1, Math.round(level))), tags: given }
  })
}

const people = 400
function shareWith(person: Person, isFound: (tags: string[]) => boolean): number {
  const draw = drawing(person.days * 31 + person.tags)
  const found = Array.from({ length: people }, () => wentTogether(daysOf(draw, person)).map(({ tag }) => tag))
  return found.filter(isFound).length / people
}
/** A standard error of such a share, at 5 %. */
const error = Math.sqrt((0.05 * 0.95) / people)

test.each<Person>([
  { days: 40, tags: 1 },
  { days: 40, tags: 8 },
  { days: 80, tags: 8 },
  { days: 60, tags: 8, staying: 0.6, stayingTags: 0.6 },
])('where nothing goes together at most 5 %% of people are told that anything does, %j', (person) =>
  expect(shareWith(person, (tags) => tags.length > 0)).toBeLessThanOrEqual(0.05 + 2 * error),
)

test('two points are found for nearly all after a season, among eight tags', () =>
  expect(shareWith({ days: 100, tags: 8, effect: 2 }, ([tag]) => tag === 'tag 0')).toBeGreaterThan(0.95))

test('the interval holds what is true for at least 95 of 100, and the surest comes first', () => {
  const draw = drawing(5)
  const all = Array.from({ length: 300 }, () => wentTogether(daysOf(draw, { days: 120, tags: 3, effect: 3 })))
  const found = all.flatMap((some) => some.filter(({ tag }) => tag === 'tag 0'))
  expect(found.length).toBeGreaterThan(290)
  const held = found.filter(({ difference: { low, high } }) => low <= 3 && high >= 3)
  expect(held.length / found.length).toBeGreaterThan(0.93)
  expect(all.every(([first]) => first?.tag === 'tag 0')).toBe(true)
})

test('a day is what was logged and written of it; days without a word say nothing about tags', () => {
  const entries = [
    { day: '2026-01-02', mood: 4, tags: ['Walk', 'work'] },
    { day: '2026-01-02', mood: null, tags: ['walk'] },
    { day: '2026-01-04', mood: null, tags: ['WALK'] },
  ]
  const moods = [
    { day: '2026-01-02', level: 7 },
    { day: '2026-01-01', level: 3 },
  ]
  const days = levelsByDay(moods, entries)
  expect(days).toEqual([
    { day: '2026-01-01', level: 3 },
    { day: '2026-01-02', level: 5.5 },
  ])
  expect(daysByTag(entries)).toEqual([
    { tag: 'WALK', days: ['2026-01-04', '2026-01-02'] },
    { tag: 'work', days: ['2026-01-02'] },
  ])
  expect(notedDays(days, entries)).toEqual([{ day: '2026-01-02', level: 5.5, tags: ['WALK', 'work'] }])
})
