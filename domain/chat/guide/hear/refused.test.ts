import { expect, test } from 'vitest'
import { isRefused, refusedIn } from '#domain/chat/guide/hear/refused.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

test.each([
  ['dont tell me i need relief, there is no relief', ['relief']],
  ['a step i guess but not a club. i hate clubs', ['groups']],
  ['please dont give me breathing exercises', ['breathing']],
  ['dont tell me to go to AA', ['groups']],
  ['i cant breathe', []],
  ['my doctor told me to go', []],
])('"%s" refuses %j', (text, kinds) => {
  expect(refusedIn(text)).toEqual(kinds)
})

test('what was refused is not said again, unless a life may hang on it', () => {
  expect(isRefused('Ask for respite care.', ['refused/relief'])).toBe(true)
  expect(isRefused('See a doctor, or call {emergency}.', ['refused/doctor'])).toBe(false)
  const { say } = conversation()
  say('nobody texts me, I am so lonely')
  say('i hate clubs')
  const replies = ['what should i do', 'what else should i do', 'and what else can i do'].map((text) =>
    say(text),
  )
  for (const { text } of replies) expect(text).not.toMatch(/meets each week|club|group/)
})
