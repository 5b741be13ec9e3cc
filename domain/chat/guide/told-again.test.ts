import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

test('that it may happen again is asked about, however it is said', () => {
  const { say } = conversation('IE')
  say('i cut again. 4 months clean gone. its not deep i just feel so stupid')
  say('its the zero. 124 days and now its 0')
  const again = say(
    'i keep looking at the rest of the night thinking might as well do it again since its 0 anyway',
  )
  expect(again.text).toMatch(/hard to reach/)
  expect(again.asks).toBe('safe-now')
  const more = say('did you read that. i said i might do it again')
  expect(more.text).toMatch(/^Yes, I have read it/)
  expect(more.asks).toBe('safe-now')
})

test.each([
  ['i burned my hand on the oven', 'i might do it again tomorrow, the cake i mean'],
  ['i cut the grass today', 'might do it again on sunday'],
  ['i used to self harm', 'i am not going to do it again'],
])('“%s”, then “%s”, asks nothing about safety', (first, then) => {
  const { say } = conversation('IE')
  say(first)
  expect(say(then).asks).not.toBe('safe-now')
})

test.each([
  [
    'baby is 5 weeks. i keep checking shes breathing. i havent slept more than an hour in days',
    'i most want you to know im so tired i see things move in the corner of the room',
  ],
  ['i havent slept for 4 days. baby is 5 weeks', 'and i hear my name being called'],
  ['i had a baby in may', 'i think god wants me to do something'],
  ['my baby is 3 weeks old', 'last night i heard her crying and she was asleep'],
])('what is seen or heard soon after a birth is for a doctor today: “%s”', (first, then) => {
  const { say } = conversation('AU')
  say(first)
  say('nobody listens')
  const { text } = say(then)
  expect(text).toMatch(/doctor today/)
  expect(text).toContain('000')
})

test('a mother who checks the breathing is met in that, and not in a fear for her own body', () => {
  const { guide } = conversation('AU').say(
    'baby is 5 weeks. i keep checking shes breathing. every few minutes',
  )
  expect(guide.need).toBe('ocd-checking')
})

test.each(['he broke the door tonight', 'my partner broke the door down. kids were in the room'])(
  '“%s” is no quarrel to cool down from',
  (words) => {
    const { guide, choices } = conversation('US').say(words)
    expect(guide.need).toBe('violence-at-home')
    expect(choices).not.toContain('Cool down first')
  },
)

test('a picture of somebody young that is passed on has its help, and each turn of it is met', () => {
  const { say } = conversation('GB')
  const first = say('everyone in my year has seen the pic. im 15. im never going back to school')
  expect(first.text).toMatch(/Take It Down/)
  expect(first.text).toMatch(/0800 1111/)
  const now = say('its not a memory its NOW. its on everyones phone. mum doesnt know')
  expect(now.understood.topic).toBe('fact:young-pic-now')
  const sent = say('that i sent it. i sent it to one person. he said he deleted it')
  expect(sent.understood.topic).toBe('fact:young-pic-sent')
  const school = say("i cant tell school they'd show the teachers the pic. and mum would die")
  expect(school.understood.topic).toBe('fact:young-pic-school')
})

test('a picture of friends without somebody is none of them', () => {
  const { understood } = conversation('GB').say('im 14 and my friends put up pics of a party without me')
  expect(understood.topic).toBe('fact:young-left-out')
})

test('after a danger that was answered, the moment when it would begin again is taken up', () => {
  const { say } = conversation('GB')
  const low = { heardTier: 'none' } as const
  say('i think about not waking up. theres pills in the cupboard and i counted them', 'emergency', [
    'suicide',
  ])
  say('i gave the pills to my flatmate just now', 'emergency', ['suicide'], low)
  say('a little. shes making toast', 'emergency', ['suicide'], low)
  const { text, asks } = say(
    'what comes after. if i fail they send me home and thats when i start counting again',
    'emergency',
    ['suicide'],
    low,
  )
  expect(text).toMatch(/^You see the moment coming/)
  expect(asks).toBe('suicide/safe-now')
})

test('a video of somebody young that was posted has the same help', () => {
  const { understood } = conversation('GB').say('someone posted a video of me crying at school. im 14')
  expect(understood.topic).toBe('fact:young-pic-shared')
})
