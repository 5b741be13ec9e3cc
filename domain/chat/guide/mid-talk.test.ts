import { expect, test } from 'vitest'
import { quoteIn } from '#domain/chat/guide/hear/quoted.ts'
import { conversation, walk } from '#domain/testing/talk-with-guide.ts'

const last = (...told: string[]) => walk(...told).at(-1)!

test.each([
  ['lol so youre gonna fix me', /cannot fix|nothing here can|more than prepared words/],
  ['what’s the point of me typing if nobody is there', /fair question|cannot promise|out of your head/],
  ['Do you do crosswords, dear?', /prepared words/],
] as const)('what is asked of the guide itself is answered: “%s”', (text, answer) => {
  const reply = last('I live by myself since Harold went', text)
  expect(reply.text).toMatch(answer)
  expect(reply.text).not.toContain('ending your life')
})

test('that it cannot know is owned up to, and the talk stays where it was', () => {
  const replies = walk(
    'I keep picturing pushing a stranger and it horrifies me',
    'you don’t know that though',
  )
  expect(replies[1]?.text).toMatch(/cannot|do not know/)
  expect(replies[1]?.guide.need).toBe(replies[0]?.guide.need)
})

test('a sentence that cannot be turned is held up as they wrote it', () => {
  expect(quoteIn('He was off again. that he can’t stand being around me')).toBe(
    'he can’t stand being around me',
  )
})

test.each([
  'I hate my life',
  'do you think so',
  'THEY ALL KNEW IT WAS MINE',
  'my dad died in that room',
  'no',
])('nothing is held up of “%s”', (text) => expect(quoteIn(text)).toBeNull())

test('a yes with something of their own behind it takes no exercise', () => {
  const { say } = conversation()
  say('can we do box breathing')
  expect(say('yeah. fifteen and stuck').suggestedExerciseId).toBeNull()
})

test('what could be done and is not wanted is no plan', () => {
  const { text } = last(
    'me and my boyfriend had a massive row about the dishes',
    'i could ring him but i dont want to be the one who always rings first',
  )
  expect(text).not.toMatch(/comes next|your plan|go as you would like/)
})

test.each([
  ['I found a lump on my neck about an hour ago and keep pressing it', false],
  ['my jaw is clenched and i keep doing sums', false],
  ['I found a lump on my neck and now I cannot swallow', true],
  ['my jaw is tight and my chest has a pressure', true],
] as const)('a mere guess of an emergency from “%s” begins one: %s', (text, isEmergency) => {
  const { say } = conversation('GB')
  say('I cannot sleep')
  const { guide } = say(text, 'emergency', ['medical-emergency'], { heardTier: 'none' })
  expect(guide.need === 'crisis').toBe(isEmergency)
})
