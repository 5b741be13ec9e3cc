import pino from 'pino'
import { expect, test } from 'vitest'
import { screenInLayers } from '#api/screen-in-layers.ts'
import type { Screener } from '#domain/safety/screener.ts'
import type { Screening } from '#domain/safety/tier.ts'

const log = pino({ level: 'silent' })
const said = (text: string) => [{ role: 'person' as const, text }]
const calm: Screening = { tier: 'none', concerns: [], reasons: [] }
const crisis: Screening = { tier: 'crisis', concerns: ['suicide'], reasons: ['certain'] }
const learnedThat = (screening: Screening | Promise<Screening>): Screener => ({
  layer: 'learned',
  version: '7',
  screen: async () => screening,
})
const work = 'I had a long day at work.'

test('the highest tier of the layers counts, and each has its verdict', async () => {
  const screened = await screenInLayers({ learned: learnedThat(crisis), log }, said(work))
  expect(screened).toMatchObject({ tier: 'crisis', concerns: ['suicide'] })
  expect(screened.screenedBy).toMatchObject([
    { layer: 'floor', tier: 'none' },
    { layer: 'learned', version: '7', tier: 'crisis' },
  ])
  expect(await screened.later).toBeNull()
})

test('no layer lowers what the floor found, and in a crisis none is waited for', async () => {
  const never = learnedThat(new Promise(() => {}))
  const screened = await screenInLayers({ learned: never, log }, said('I want to kill myself tonight.'))
  expect(screened.tier).toBe('crisis')
  const calmed = await screenInLayers({ learned: learnedThat(calm), log }, said('I wish I was dead.'))
  expect(calmed.tier).not.toBe('none')
})

test('a slow layer keeps nobody waiting, and raises later', async () => {
  const slow = Promise.withResolvers<Screening>()
  const screened = await screenInLayers({ learned: learnedThat(slow.promise), log }, said(work))
  expect(screened).toMatchObject({ tier: 'none', screenedBy: [{ layer: 'floor' }] })
  slow.resolve(crisis)
  expect(await screened.later).toMatchObject({ tier: 'crisis', layer: 'learned', version: '7' })
})

test('a slow layer that finds no more says nothing', async () => {
  const slow = Promise.withResolvers<Screening>()
  const screened = await screenInLayers({ learned: learnedThat(slow.promise), log }, said(work))
  slow.resolve(calm)
  expect(await screened.later).toBeNull()
})

test('a layer that fails leaves what the floor found', async () => {
  const failing = learnedThat(Promise.reject(new Error('away')))
  const screened = await screenInLayers({ learned: failing, log }, said(work))
  expect(screened).toMatchObject({ tier: 'none', screenedBy: [{ layer: 'floor' }] })
  expect(await screened.later).toBeNull()
})

test('an answer is read against the question that was asked', async () => {
  const asked = { role: 'companion', text: 'Are you thinking about it?', question: 'ending-life' } as const
  const screened = await screenInLayers({ learned: null, log }, [
    ...said('I feel low.'),
    asked,
    ...said('yes'),
  ])
  expect(screened).toMatchObject({ tier: 'crisis', concerns: ['suicide'] })
})
