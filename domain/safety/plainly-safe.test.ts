import { expect, test } from 'vitest'
import { isHelpHere, isPlainlySafe } from '#domain/safety/plainly-safe.ts'

test.each(['I am safe', 'I’m safe.', "Yes, I'm safe right now!", 'i am really safe', 'I am safe for now'])(
  'says plainly that they are safe: %s',
  (text) => expect(isPlainlySafe(text)).toBe(true),
)

test.each([
  'I am not safe',
  'I am safe but I took something',
  'Am I safe?',
  'I am safe as long as nobody comes home',
  'I was safe',
  'safe',
  '',
])('does not say so plainly: %s', (text) => expect(isPlainlySafe(text)).toBe(false))

test('that help has come is said in plain words, and nothing else is taken for it', () => {
  for (const text of ['Help is with me', 'help is with me now.', 'The ambulance is here with me!'])
    expect(isHelpHere(text)).toBe(true)
  for (const text of [
    'Help is not with me',
    'I wish help is with me',
    'help',
    'Help is with me, but I want to die',
  ])
    expect(isHelpHere(text)).toBe(false)
})
