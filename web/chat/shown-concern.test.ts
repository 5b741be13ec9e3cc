import { expect, test } from 'vitest'
import type { Concern, Tier } from '#domain/safety/tier.ts'
import { shownConcern } from '#web/chat/shown-concern.ts'

let count = 0
const at = '2026-11-22T20:00:00.000Z'
const person = (tier: Tier, concerns: Concern[] = [], more: { isCorrected?: boolean; at?: string } = {}) => ({
  id: `line-${(count += 1)}`,
  at,
  isPersons: true,
  isCorrected: false,
  tier,
  concerns,
  ...more,
})
const reply = () => ({ ...person('none'), isPersons: false })
const none = new Map<string, Tier>()

test('what is heavy after an emergency does not make less of it', () => {
  const lines = [person('emergency', ['taken']), reply(), person('care', ['suicide']), reply()]
  expect(shownConcern(lines, none)).toMatchObject({
    id: lines[0]!.id,
    latestId: lines[2]!.id,
    tier: 'emergency',
    concerns: ['taken'],
    isCorrected: false,
  })
})

test('what only help ends is not taken back with the later emergency that a word may end', () => {
  const lines = [person('emergency', ['abuse', 'medical-emergency']), reply(), person('emergency', ['abuse'])]
  expect(shownConcern(lines, none)).toMatchObject({ concerns: ['abuse', 'medical-emergency'] })
})

test('of a day ago only what is heard now counts', () => {
  const lines = [person('crisis', ['suicide'], { at: '2026-11-20T20:00:00.000Z' }), reply(), person('care')]
  expect(shownConcern(lines, none)).toMatchObject({ tier: 'care', isSlim: false })
})

test('after a correction only what was said since counts, and the bar is left where there is nothing', () => {
  const taken = [person('crisis', ['suicide'], { isCorrected: true }), reply()]
  expect(shownConcern(taken, none)).toMatchObject({ tier: 'crisis', isCorrected: true, isSlim: true })
  const other = person('care', ['eating-disorder'])
  expect(shownConcern([...taken, other], none)).toMatchObject({ tier: 'care', isCorrected: false })
})

test('an answer from the middle of what was taken back does not bring a card again', () => {
  const lines = [person('crisis', ['suicide'], { isCorrected: true }), reply(), person('care', ['suicide'])]
  expect(shownConcern(lines, none)).toMatchObject({ under: lines[0]!.id, isCorrected: true, isSlim: true })
})

test('a correction of the whole takes back what stood before the latest words, too', () => {
  const lines = [person('crisis', ['suicide']), reply(), person('care', ['suicide'])]
  const corrected = new Map<string, Tier>([[lines[2]!.id, 'crisis']])
  expect(shownConcern(lines, corrected)).toMatchObject({ isCorrected: true, isSlim: true })
})

test('while the talk goes on a crisis is a bar that stays in sight, and what is heavy stays a card', () => {
  const said = (tier: Tier) => [person(tier, ['suicide']), reply()]
  expect(shownConcern(said('crisis'), none)?.isSlim).toBe(false)
  expect(shownConcern([...said('crisis'), person('none')], none)?.isSlim).toBe(true)
  expect(shownConcern([...said('care'), person('none')], none)?.isSlim).toBe(false)
})

test('an answer in the middle of it neither brings the card again nor moves the bar', () => {
  const lines = [person('crisis', ['suicide']), reply(), person('crisis', ['suicide']), reply()]
  expect(shownConcern(lines, none)).toMatchObject({ id: lines[2]!.id, under: lines[0]!.id, isSlim: true })
  const risen = [...lines, person('emergency', ['taken'])]
  expect(shownConcern(risen, none)).toMatchObject({ under: risen[4]!.id, tier: 'emergency', isSlim: false })
})

test('where somebody may look on the bar is there at once, with its exit', () => {
  expect(shownConcern([person('crisis', ['abuse'])], none)?.isSlim).toBe(true)
})

test('nothing is shown where nothing was heard', () => {
  expect(shownConcern([person('none'), reply()], none)).toBeUndefined()
})
