import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const doubting = () => {
  const { say } = conversation('GB')
  say('checking the door 40 times a night')
  const asked = say('sometimes i think hed be better off without me', 'crisis', ['suicide'])
  expect(asked.guide.need).toBe('crisis')
  return say
}

test('two plain words that they are safe end it, and the talk is where they want it', () => {
  const say = doubting()
  say('im safe', 'crisis', ['suicide'], { heardTier: 'none' })
  const { text, guide, choices } = say('i said im safe. can we go back to the door', 'crisis', ['suicide'], {
    heardTier: 'none',
  })
  expect(text).toContain('I take your word')
  expect(text).toContain('Back to the door.')
  expect(guide.need).toBe('ocd-checking')
  expect(choices).toEqual([])
  const next = say('i went down again', 'crisis', ['suicide'], { heardTier: 'none' })
  expect(next.guide.need).toBe('ocd-checking')
})

test('what is new is heard all the same', () => {
  const say = doubting()
  say('im safe. really im safe', 'crisis', ['suicide'], { heardTier: 'none' })
  const { guide } = say('im safe but i have the pills here and i want to die', 'crisis', ['suicide'])
  expect(guide.need).toBe('crisis')
})

test('“safe I guess” is no plain word', () => {
  const say = doubting()
  say('safe i guess', 'crisis', ['suicide'], { heardTier: 'none' })
  const { text } = say('im safe i suppose', 'crisis', ['suicide'], { heardTier: 'none' })
  expect(text).not.toContain('I take your word')
})
