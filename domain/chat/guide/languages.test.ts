import { expect, test } from 'vitest'
import type { Scores } from '#domain/chat/guide/understanding.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const guessed: Scores = { acts: { 'other-language': 0.9 }, needs: {} }
const canGoOn = /English is fine here|go on in English|write to me in English/

test('somebody who writes in Spanish is given a number of Spain, and not a word of English', () => {
  const { text } = conversation('ES').say('no puedo dormir y tengo mucho miedo por la noche')
  expect(text).toContain('024')
  expect(text).not.toMatch(/\bcall\b/)
})

test('in danger too the number stands alone', () => {
  const { text } = conversation('FR').say('je veux mourir', 'crisis', ['suicide'])
  expect(text).toContain('3114')
  expect(text).not.toMatch(/\bcall 3114\b/)
})

test('who goes on in English is told once that it is fine', () => {
  const { say } = conversation('ES')
  say('no puedo dormir y tengo mucho miedo por la noche')
  expect(say('i can not sleep, my english is bad').text).toMatch(canGoOn)
  expect(say('i have fear in the night').text).not.toMatch(canGoOn)
})

test('English that was taken for none is not turned away a second time', () => {
  const { say } = conversation('ES')
  say('no puedo dormir y tengo mucho miedo por la noche')
  const reply = say('ok i try. i have fear in night', 'none', [], { scores: guessed })
  expect(reply.text).toMatch(canGoOn)
  expect(reply.text).not.toContain('024')
})
