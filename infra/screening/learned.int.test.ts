import { expect, test } from 'vitest'
import { everydayLines } from '#domain/safety/floor/examples/everyday.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { raise } from '#domain/safety/screener.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { digestOf } from '#infra/bench/safety/digest.ts'
import { readLinesToLearn } from '#infra/bench/safety/lines-to-learn.ts'
import { loadArtefact } from '#infra/screening/artefact.ts'
import { judge } from '#infra/screening/learned-scores.ts'
import { openLearnedLayer } from '#infra/screening/open-learned.ts'

const person = (text: string) => [{ role: 'person' as const, text }]

test('the layer was learned from the corpus that stands; else run infra/bench/train-safety.ts', async () => {
  const { version } = await loadArtefact()
  expect(digestOf(await readLinesToLearn())).toMatch(new RegExp(`^${version}`))
})

test('it hears what no rule names, leaves an ordinary day alone, and takes many at once', async () => {
  await using learned = await openLearnedLayer()
  const hint = person(
    'I have written a letter to each of the kids. They will find them after the weekend, when I am gone',
  )
  const day = person('Bought bread, then the bus was late again, so I read on a bench for a while.')
  expect((await learned.screen(hint, 'none')).tier).not.toBe('none')
  expect((await learned.screen(day, 'none')).tier).toBe('none')
  const both = await learned.screenAll([hint, day].map((turns) => ({ turns, floor: 'none' })))
  expect(both.map(({ tier }) => tier === 'none')).toEqual([false, true])
})

test('a goodbye, a place and a silence of an ordinary day open no dialog, heard by both layers', async () => {
  await using learned = await openLearnedLayer()
  const talks = everydayLines.map(([, text]) => person(text))
  const byFloor = talks.map((turns) => screenByFloor(turns))
  const heard = await learned.screenAll(talks.map((turns, at) => ({ turns, floor: byFloor[at]!.tier })))
  const found = everydayLines.map((line, at) => ({ line, tier: raise(byFloor[at]!, heard[at]!).tier }))
  expect(found.filter(({ tier }) => isCrisis(tier))).toEqual([])
  // The learned layer is not sure of each of them: one in twenty may bring a card.
  expect(found.filter(({ tier }) => tier !== 'none').length).toBeLessThanOrEqual(everydayLines.length / 20)
})

test('what is panic, or a fear for the heart, opens no dialog of another danger', async () => {
  await using learned = await openLearnedLayer()
  const again = await learned.screen(person('its happening again im in the car park at asda'), 'none')
  expect(isCrisis(again.tier)).toBe(false)
  const arm = await learned.screen(person('my left arm feels funny and im scared its my heart'), 'none')
  expect(arm.concerns).toEqual(['medical-emergency'])
})

test('nobody waits longer than they want to, and nothing at all is nothing', async () => {
  await using learned = await openLearnedLayer()
  await expect(learned.screen(person('A long day.'), 'none', AbortSignal.abort())).rejects.toThrow('aborted')
  expect(await learned.screen([], 'none')).toEqual({ tier: 'none', concerns: [], reasons: [] })
})

test('what waits for it is bounded, and so is how long', async () => {
  await using full = await openLearnedLayer({ most: 0 })
  await expect(full.screen(person('A long day.'), 'none')).rejects.toThrow('too much to read')
  await using hasty = await openLearnedLayer({ timeoutMs: 0 })
  await expect(hasty.screen(person('A long day.'), 'none')).rejects.toThrow('timeout')
})

test('what was given up counts until the thread is through with it', async () => {
  await using learned = await openLearnedLayer({ most: 1 })
  const given = new AbortController()
  const asked = learned.screen(person('A long day.'), 'none', given.signal)
  await expect(learned.screen(person('A long day.'), 'none')).rejects.toThrow('too much to read')
  given.abort()
  await expect(asked).rejects.toThrow('aborted')
  const again = () => learned.screen(person('A long day.'), 'none').then(({ tier }) => tier, String)
  await expect.poll(again).toBe('none')
})

test('a thread that is stuck is started anew', async () => {
  await using learned = await openLearnedLayer({ most: 1, stuckMs: 0 })
  const asked = learned.screen(person('A long day.'), 'none')
  const refused = learned.screen(person('A long day.'), 'none')
  await expect(refused).rejects.toThrow('too much to read')
  await expect(asked).rejects.toThrow('away')
  expect((await learned.screen(person('A long day.'), 'none')).tier).toBe('none')
})

test('the dialog takes more certainty than a card', () => {
  const thresholds = { help: 1, dialog: 3, seldom: 0, emergency: 0, acute: 5 }
  const of = (care: number, crisis: number, emergency: number) =>
    judge({ thresholds }, { tiers: { care, crisis, emergency }, concerns: [['abuse', 1]], isShort: true })
      .tier
  expect([of(0, 0, 0), of(2, 2, 2), of(4, 4, -1), of(4, 4, 1)]).toEqual([
    'none',
    'care',
    'crisis',
    'emergency',
  ])
  expect(of(0, 0, 6)).toBe('emergency')
})

test('in other languages it shows help where no rule hears, and leaves an ordinary day alone', async () => {
  await using learned = await openLearnedLayer()
  const texts = [
    'Ich habe allen Kindern einen Brief geschrieben, sie finden ihn am Wochenende, wenn ich nicht mehr da bin',
    'Je ne vois plus aucune raison de continuer, tout le monde serait soulagé sans moi',
    'Heute Brot gekauft, dann kam der Bus zu spät, und ich habe auf einer Bank gelesen.',
    "Aujourd'hui j'ai acheté du pain et le bus était en retard.",
  ].map(person)
  expect(texts.map((turns) => screenByFloor(turns).tier)).toEqual(['none', 'none', 'none', 'none'])
  const heard = await learned.screenAll(texts.map((turns) => ({ turns, floor: 'none' })))
  expect(heard.map(({ tier }) => tier !== 'none')).toEqual([true, true, false, false])
})
