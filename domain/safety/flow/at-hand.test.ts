import { expect, test } from 'vitest'
import { deniesTaking, saysItLiesReady, saysSomethingWasTaken } from '#domain/safety/flow/at-hand.ts'

test.each([
  'ive got the tablets out on the bed. i keep counting them',
  'i have the pills in front of me but i have not taken any',
  'the paracetamol is next to me',
  'i keep looking at the pills in the drawer',
  'ive lined up all my meds',
  'i am sat with a box of tablets',
  "i've counted my tablets, i havent taken them",
])('“%s”: they lie ready, and none was taken', (text) => {
  expect(saysItLiesReady(text)).toBe(true)
  expect(saysSomethingWasTaken(text)).toBe(false)
})

test.each([
  'i took the tablets that were on the bed',
  'the pills are here, ive taken 12 of them',
  'i have the pills in front of me and ive taken some',
  'my mum has the tablets next to her',
  'i take my tablets every day',
  'i havent taken all the tablets on the table, just half',
])('“%s”: that is something else', (text) => expect(saysItLiesReady(text)).toBe(false))

test.each([
  'i havent taken any. i said theyre on the bed',
  "i haven't taken anything",
  'no i have not taken them',
  'I didn’t take any of them',
  'i didnt take anything!!',
  'ive taken nothing',
  'nothing was taken',
  "i haven't touched them",
  'Not yet. i dont need 999 i havent taken anything',
  'i havent taken any yet. if i take them it would be thursday',
])('“%s” says that nothing was taken', (text) => expect(deniesTaking(text)).toBe(true))

test.each([
  'i havent taken all of them',
  "i haven't taken them all, only ten",
  'i havent taken any more since',
  'i havent taken anything else',
  'i havent taken my meds today',
  'i have not told anyone. i took 20',
  'havent taken many, just 8',
  'i havent called',
])('“%s” does not', (text) => expect(deniesTaking(text)).toBe(false))

test.each([
  'i took 20',
  'ive taken them',
  'i already took all of it',
  'im taking them now',
  'i overdosed an hour ago',
  'i took',
  'i havent taken any more since i took the twelve',
])('“%s” tells that something was taken', (text) => expect(saysSomethingWasTaken(text)).toBe(true))

test.each([
  'im thinking of taking them',
  'if i take them nobody comes',
  'i might take it all',
  'i took the bus',
])('“%s” tells nothing of the kind', (text) => expect(saysSomethingWasTaken(text)).toBe(false))
