import { expect, test } from 'vitest'
import { goingIn } from '#domain/chat/guide/hear/going.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const last = (...messages: string[]) => {
  const { say } = conversation('GB')
  return messages.map((message) => say(message)).at(-1)!
}
const before = 'i had a row with my flatmate about the bins'

test.each([
  'ok thanks for listening, off to bed x',
  'cats asleep and so am i nearly. nite x',
  'ta for that. bye then',
  'i might try and sleep. good night',
])('“%s” is a goodbye: one is said, and nothing is asked', (text) => {
  const reply = last(before, text)
  expect(reply.understood.act).toBe('goodbye')
  expect(reply.text).not.toContain('?')
  expect(reply.choices).toEqual([])
})

test.each(['forget it, night', 'whatever. im going to bed', 'this is useless, im off. bye'])(
  '“%s” is let go with a word of regret and somebody to reach',
  (text) => {
    const reply = last(before, text)
    expect(reply.text).toMatch(/sorry|failing/)
    expect(reply.text).toContain('116 123')
    expect(reply.text).not.toContain('?')
  },
)

test.each([
  'i cant sleep at night',
  'i want to go to bed and never wake up',
  'what was the number again? im going to bed',
  'im too scared to go to bed',
  'it happens every night',
])('“%s” is no goodbye', (text) => {
  expect(goingIn(text, [before])).toBeNull()
})

test.each([
  'the vet rang, all clear, over the moon',
  'i got the job and im so happy',
  'theres no bad part, its just nice',
])('good news (“%s”) is met with gladness, and no hard part is looked for', (text) => {
  const reply = last('hiya, just fancied a chat', text)
  expect(reply.text).toMatch(/glad|How good|pleased|Let it be good/)
  expect(reply.text).not.toContain('?')
})
