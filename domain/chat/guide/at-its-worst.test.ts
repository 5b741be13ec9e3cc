import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const toldOfDying = 'the doctors said maybe days, my mum is dying, i havent told the kids. how do i tell them'

test('whoever has somebody dying is out of the list of tasks at once, and told how to tell the children', () => {
  const { say } = conversation('GB')
  say('everything is too much, i have so much to do, work, kids, hospital')
  const reply = say(toldOfDying)
  expect(reply.guide.need).toBe('grief')
  expect(reply.text).toMatch(/\bdie\b|dying/)
  expect(reply.text).toMatch(/sitting|close beside/)
  expect(reply.text).toMatch(/underst(an|oo)d|own words|make of it/)
  expect(reply.text).not.toMatch(/heading|timer|message today/)
  const protested = say('headings??? my mum is DYING').text
  expect(protested).toMatch(/wrong|no place|not belong/)
  expect(protested).not.toMatch(/ring round|ten minutes|on paper/)
  const again = say('but what do i say to them').text
  expect(again).toMatch(/\bdie\b|dying/)
  expect(again).not.toBe(reply.text)
})

test.each(['my phone is dying', 'i keep having thoughts of my mum dying', 'the deadline is days away'])(
  '“%s” tells of nobody’s end',
  (text) => {
    expect(conversation('GB').say(text).understood.topic ?? '').not.toMatch(/dying/)
  },
)

test('whoever broke something is asked whether all are safe; cooling down and sorry follow, nothing is excused', () => {
  const { say } = conversation('GB')
  const replies = [
    'had a massive row with my wife and i smashed a plate against the wall',
    'i NEED to cool down. shes upstairs crying',
    'how do i say sorry to her',
  ].map((text) => say(text).text)
  expect(replies[0]).toMatch(/safe|hurt/)
  expect(replies[1]).toMatch(/safe|hurt/)
  expect(replies[1]).toMatch(/breath|walk|water/i)
  expect(replies[2]).toMatch(/“/)
  for (const reply of replies) expect(reply).not.toMatch(/be fair|let it out|giving in/i)
})

test.each([
  'my wife and i broke up after a row',
  'i broke my arm and she was angry',
  'my husband smashed my phone',
])('“%s” is nothing that they broke in anger', (text) => {
  expect(conversation('GB').say(text).understood.topic ?? '').not.toMatch(/broke/)
})
