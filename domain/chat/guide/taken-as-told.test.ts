import { expect, test } from 'vitest'
import { ownWordsIn } from '#domain/chat/guide/hear/own-words.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const last = (...messages: string[]): string => {
  const { say } = conversation('GB')
  return messages.map((message) => say(message).text).at(-1)!
}

test('what was done as it was asked is done, by its deed, and nothing is taken back for it', () => {
  const text = last(
    'i feel unreal, like im not here',
    'yes',
    "that's not what i said. i drank the water like you asked",
  )
  expect(text).toMatch(/^You drank the water\./)
  expect(text).not.toMatch(/mistake|wrong|your own words/)
})

test('a step that was hard for them is a step done', () => {
  const { say } = conversation('GB')
  say('i feel so low')
  expect(say('i did it, it was a big deal for me').understood.topic).toBe('news')
})

test('a delay that was kept and its rating are heard, both', () => {
  const { say } = conversation('GB')
  say('i have to check the stove again, its at a 9')
  expect(say('ok i will wait').understood.topic).toBe('intends')
  const { text } = say('its been 6 minutes. is it down to a 6')
  expect(text).toMatch(/6 minutes/i)
  expect(text).toMatch(/\b6\b(?! min)/)
  expect(text).not.toMatch(/certain/)
})

test('how somebody says it was is how it was', () => {
  const { say } = conversation('GB')
  say('my wife died in may')
  say('we were married 51 years. she made me laugh')
  const { text, guide } = say('You hear hurt, dear, but I was smiling')
  expect(text).toMatch(/You were smiling\.$/)
  expect(guide.need).toBe('grief')
})

test.each([
  ['my name is Ron by the way, use it', /\bRon\b/],
  ['call me Precious', /\bPrecious\b/],
])('“%s” is answered with the name', (text, name) => {
  const reply = last('my wife died in may', text)
  expect(reply).toMatch(name)
  expect(reply).not.toMatch(/use it|Your name/)
})

test.each(['they call me stupid', 'please call me later', 'call me crazy but i hear music'])(
  '“%s” gives no name',
  (text) => {
    expect(conversation('GB').say(text).understood.topic).not.toBe('name-told')
  },
)

test.each([
  ['i dont have time to breathe ffs', 'You don’t have time to breathe.'],
  ['my boss rang me THREE times today omg', 'Your boss rang you three times today.'],
  ['I spent MY day off at the vet', 'You spent your day off at the vet.'],
])('“%s” is given back without oaths and capitals', (text, own) => {
  expect(ownWordsIn(text)).toBe(own)
})
