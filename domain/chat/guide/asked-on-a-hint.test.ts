import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const hint = { ask: 'ending-life', isHint: true } as const

test('who tells of somebody else alone is not asked on a hint about ending their own life', () => {
  const { say } = conversation('GB')
  say('my brother is depressed and struggling')
  const reply = say('she said it was over last night', 'care', ['someone-else'], hint)
  expect(reply.asks).not.toBe('ending-life')
  expect(say('i feel like nothing matters any more', 'care', ['suicide'], hint).asks).toBe('ending-life')
})

test('who asks something plain is answered, and not asked on a hint', () => {
  const { say } = conversation('GB')
  say('we had an argument, me and my mum')
  const reply = say('how do i say sorry, i feel so tired of it', 'care', ['suicide'], hint)
  expect([reply.asks, reply.understood.topic]).toEqual([null, 'fact:say-sorry'])
})

test('a slip with weed is met as that, though what was learned takes it for a poisoning', () => {
  const { say } = conversation('GB')
  const { text } = say('i relapsed. weed. after 4 months', 'emergency', ['taken'])
  expect(text).not.toMatch(/999|packet|taken/)
})

test('whoever has said that they are a child hears the line for children', () => {
  const { say } = conversation('GB')
  say('im 16 and i think im gay and my parents are religious, they would kick me out')
  expect(say('should i tell them').text).toContain('0800 1111')
})
