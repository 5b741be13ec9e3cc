import { expect, test } from 'vitest'
import { takenUpIn } from '#domain/chat/guide/hear/things/taken-up.ts'
import { themIn } from '#domain/chat/guide/hear/things/them.ts'
import { thingsTold } from '#domain/chat/guide/hear/things/things-told.ts'
import { things } from '#domain/chat/guide/say/things/things.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { walk } from '#domain/testing/talk-with-guide.ts'

const takenUp = (text: string, at: NeedId | null, ...told: string[]) =>
  takenUpIn(text, { at, told, isSaid: () => false })

test.each([
  ['its been like 10 min and i didnt wake him. still scared', 'health-fear', 'waited-and-not'],
  ['did it. 10 mins. urge was massive at first then it sort of faded', 'health-fear', 'rose-and-fell'],
  ['i was shaking a bit at the till but didnt leave', 'good-moment', 'shook-and-stayed'],
  ['the lady said morning to me and i said it back', 'good-moment', 'said-it-back'],
  ['cant sleep without it since the redundancy', 'substance', 'redundant-sleep'],
  ['i used to run a team of 12', 'substance', 'used-to-lead'],
  ['it shuts my head up. about the mortgage mostly', 'substance', 'mortgage'],
  ['lunch is the worst i sit in my car', 'loneliness', 'lunch-in-car'],
  ['im not his mother?? thats the point', 'conflict', 'not-his-mother'],
  ['throat hurts and i felt faint in the shower today', 'eating', null],
  ['i just lay there', 'flashback', 'froze'],
] as const)('“%s” (%s) is taken up as %s', (text, at, id) => {
  expect(takenUp(text, at)?.id ?? null).toBe(id)
})

test('what was told before says what the last message is of', () => {
  expect(takenUp('felt faint in the shower today', 'eating', 'i made myself sick again')?.id).toBe(
    'faint-and-sick',
  )
  expect(takenUp('i went home to shower', 'grief', 'mum died in august')?.id).toBe('left-for-an-hour')
  expect(takenUp('i havent told my wife yet', 'substance', 'it is the mortgage')?.id).toBe('secret-debt')
})

test('what went wrong, and what another did, is no step', () => {
  for (const text of [
    'lasted 10 minutes but then i checked',
    'he didnt text me for an hour',
    'why didnt i wake him',
  ])
    expect(takenUp(text, 'ocd-checking')?.isStep ?? false, text).toBe(false)
})

test('the step is said back in words that fit the sentence', () => {
  const [, reply] = walk(
    'I keep checking the door is locked, 20 times a night',
    'i waited 10 minutes and didnt check it',
  )
  expect(reply?.text).toMatch(/10 minutes.* did not check it\./)
})

test('somebody is spoken of as they speak of them, and never by guess', () => {
  expect(themIn(['my husband is asleep'])).toEqual({ he: 'he', him: 'him' })
  expect(themIn(['my wife', 'it is late'])).toEqual({ he: 'she', him: 'her' })
  expect(themIn(['it is late'])).toEqual({ he: 'they', him: 'them' })
})

test('each thing that is heard has words, and is met in no more than one question', () => {
  for (const [id] of thingsTold(null)) expect(things[id], id).toBeDefined()
  for (const { says, asks } of Object.values(things)) {
    expect(new Set(says).size).toBe(says.length)
    for (const text of says) expect(text).not.toContain('?')
    for (const text of asks ?? []) expect(text.match(/\?/g), text).toHaveLength(1)
  }
})

test.each([
  ['i went to the loo and checked', 'health-fear'],
  ['lasted four minutes and then washed twice', 'ocd-contamination'],
  ['i froze in the mock, my mind went white', 'overload'],
  ['mom thinks its my phone. put the phone down n ull be fine', 'just-listen'],
  ['my garden. its all weeds now', 'low-mood'],
  ['i hate myself', 'substance'],
] as const)('of “%s” (%s) nothing is taken up that was not told', (text, at) => {
  const id = takenUp(text, at)?.id ?? null
  expect([null, 'head-went-blank']).toContain(id)
})
