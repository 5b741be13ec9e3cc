import { expect, test } from 'vitest'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { digestOf } from '#infra/bench/safety/digest.ts'
import { readLines } from '#infra/bench/safety/lines.ts'
import { loadArtefact } from '#infra/screening/artefact.ts'
import { judge } from '#infra/screening/learned-scores.ts'
import { openLearned } from '#infra/screening/open-learned.ts'

const person = (text: string) => [{ role: 'person' as const, text }]
const floor = (turns: Parameters<typeof screenByFloor>[0]) => screenByFloor(turns).tier

test('the layer was learned from the corpus that stands; else run infra/bench/train-safety.ts', async () => {
  const { version } = await loadArtefact()
  expect(digestOf(await readLines('built'))).toMatch(new RegExp(`^${version}`))
})

test('it hears what no rule names, leaves an ordinary day alone, and takes many at once', async () => {
  await using learned = await openLearned(floor)
  const hint = person(
    'I have written a letter to each of the kids. They will find them after the weekend, when I am gone',
  )
  const day = person('Bought bread, then the bus was late again, so I read on a bench for a while.')
  expect((await learned.screen(hint)).tier).not.toBe('none')
  expect((await learned.screen(day)).tier).toBe('none')
  const both = await learned.screenAll([hint, day].map((turns) => ({ turns, floor: 'none' })))
  expect(both.map(({ tier }) => tier === 'none')).toEqual([false, true])
})

test('nobody waits longer than they want to, and nothing at all is nothing', async () => {
  await using learned = await openLearned(floor)
  await expect(learned.screen(person('A long day.'), AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await learned.screen([])).toEqual({ tier: 'none', concerns: [], reasons: [] })
})

test('the dialog takes more certainty than a card', () => {
  const thresholds = { help: 1, dialog: 3, emergency: 0 }
  const of = (care: number, crisis: number, emergency: number) =>
    judge({ thresholds }, { tiers: { care, crisis, emergency }, concerns: [['abuse', 1]] }).tier
  expect([of(0, 0, 0), of(2, 2, 2), of(4, 4, -1), of(4, 4, 1)]).toEqual([
    'none',
    'care',
    'crisis',
    'emergency',
  ])
})
