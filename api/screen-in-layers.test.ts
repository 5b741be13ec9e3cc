import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { screenInLayers } from '#api/screen-in-layers.ts'
import { screenSaved } from '#api/screened.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import type { Layer, Screener } from '#domain/safety/screener.ts'
import type { Screening, Tier } from '#domain/safety/tier.ts'
import { newSubjectId } from '#infra/ids.ts'
import { createMemoryEventStore } from '#infra/testing/event-store-memory.ts'

const log = pino({ level: 'silent' })
const countFault = () => {}
const said = (text: string) => [{ role: 'person' as const, text }]
const calm: Screening = { tier: 'none', concerns: [], reasons: [] }
const crisis: Screening = { tier: 'crisis', concerns: ['suicide'], reasons: ['certain'] }
const learnedThat = (screening: Screening | Promise<Screening>): Screener => ({
  layer: 'learned',
  version: '7',
  screen: async () => screening,
})
/** What the floor found, as the layer is told. */
const heardFloor = async (
  text: string,
  options?: Parameters<typeof screenInLayers>[2],
): Promise<Tier | undefined> => {
  let heard: Tier | undefined
  const learned: Screener = {
    ...learnedThat(calm),
    screen: async (_, floor) => {
      heard = floor
      return calm
    },
  }
  await screenInLayers({ learned, log, countFault }, said(text), options)
  return heard
}
const work = 'I had a long day at work.'

test('the highest tier of the layers counts, and each has its verdict', async () => {
  const found = await screenInLayers({ learned: learnedThat(crisis), log, countFault }, said(work))
  expect(found).toMatchObject({ tier: 'crisis', concerns: ['suicide'] })
  expect(found.screenedBy).toMatchObject([
    { layer: 'floor', tier: 'none' },
    { layer: 'learned', version: '7', tier: 'crisis' },
  ])
  expect(await found.later).toBeNull()
})

test('no layer lowers what the floor found, and in a crisis none is waited for', async () => {
  const never = learnedThat(new Promise(() => {}))
  const found = await screenInLayers(
    { learned: never, log, countFault },
    said('I want to kill myself tonight.'),
  )
  expect(found.tier).toBe('crisis')
  const calmed = await screenInLayers(
    { learned: learnedThat(calm), log, countFault },
    said('I wish I was dead.'),
  )
  expect(calmed.tier).not.toBe('none')
})

test('a slow layer keeps nobody waiting, and raises later', async () => {
  const slow = Promise.withResolvers<Screening>()
  const found = await screenInLayers({ learned: learnedThat(slow.promise), log, countFault }, said(work))
  expect(found).toMatchObject({ tier: 'none', screenedBy: [{ layer: 'floor' }] })
  slow.resolve(crisis)
  expect(await found.later).toMatchObject({ tier: 'crisis', layer: 'learned', version: '7' })
})

test('the layer is told what the floor found, and words that were read are not read again', async () => {
  expect(await heardFloor(work)).toBe('none')
  expect(await heardFloor('I wish I was dead.')).toBe(screenByFloor(said('I wish I was dead.')).tier)
  expect(await heardFloor(work, { floor: { tier: 'care', concerns: ['suicide'], reasons: ['known'] } })).toBe(
    'care',
  )
})

/** Words that are saved while a layer takes so long. */
async function savedAfter(ms: number) {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const begun = Promise.withResolvers<void>()
  const slow = Promise.withResolvers<Screening>()
  const learned: Screener = {
    ...learnedThat(calm),
    screen: () => {
      begun.resolve()
      return slow.promise
    },
  }
  const saved = screenSaved(
    { learned, log, countFault, store: createMemoryEventStore() },
    newSubjectId(),
    work,
  )
  await begun.promise
  await vi.advanceTimersByTimeAsync(ms)
  slow.resolve(crisis)
  return saved
}

test('words that are kept and not answered wait longer for every layer', async () => {
  expect(await savedAfter(2_000)).toMatchObject({ tier: 'crisis', concerns: ['suicide'] })
})

test('and what is found still later is not lost', async () => {
  const saved = await savedAfter(4_000)
  expect(saved).toMatchObject({ tier: 'none', screenedBy: [{ layer: 'floor' }] })
  expect(await saved.later).toMatchObject({ tier: 'crisis', layer: 'learned' })
})

test('a slow layer that finds no more says nothing', async () => {
  const slow = Promise.withResolvers<Screening>()
  const found = await screenInLayers({ learned: learnedThat(slow.promise), log, countFault }, said(work))
  slow.resolve(calm)
  expect(await found.later).toBeNull()
})

test('a layer that fails is counted, and leaves what the floor found', async () => {
  const failing = learnedThat(Promise.reject(new Error('away')))
  const counted: Layer[] = []
  const count = (layer: Layer) => void counted.push(layer)
  const found = await screenInLayers({ learned: failing, log, countFault: count }, said(work))
  expect(counted).toEqual(['learned'])
  expect(found).toMatchObject({ tier: 'none', screenedBy: [{ layer: 'floor' }] })
  expect(await found.later).toBeNull()
})

test('an answer is read against the question that was asked', async () => {
  const asked = { role: 'companion', text: 'Are you thinking about it?', question: 'ending-life' } as const
  const found = await screenInLayers({ learned: null, log, countFault }, [
    ...said('I feel low.'),
    asked,
    ...said('yes'),
  ])
  expect(found).toMatchObject({ tier: 'crisis', concerns: ['suicide'] })
})
