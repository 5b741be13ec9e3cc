import { expect, test } from 'vitest'
import { missedIn } from '#domain/chat/guide/hear/missed.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const last = (...messages: string[]) => {
  const { say } = conversation('GB')
  return messages.map((message) => say(message)).at(-1)!
}

test.each([
  [
    ['the roof leaks and my sister moves in on friday', 'you keep missing me'],
    'the roof leaks and my sister moves in on friday',
  ],
  [
    ['i do two shifts and night school', 'do you even read what people write'],
    'i do two shifts and night school',
  ],
  [['my boss rings me at home on sundays', 'ur not listening'], 'my boss rings me at home on sundays'],
  [
    ['my dog is old', 'can we go back to the bit where the vet said she has arthritis'],
    'the vet said she has arthritis',
  ],
  [
    ['i cant sleep', 'thats not what i asked. i want to know how long to stay in bed'],
    'i want to know how long to stay in bed',
  ],
] as const)('%j: what was missed is named in their words', (messages, words) => {
  const { text } = last(...messages)
  expect(text).toContain(`“${words}”`)
  expect(text).not.toMatch(/I read each line|I did read it/)
})

test('what is not to be said again is not quoted, and the reproach is taken all the same', () => {
  for (const told of ['im a worthless waste of space to everyone', 'the voice says i should go out there']) {
    expect(missedIn('you are not listening', [told])).toBeNull()
    expect(last(told, 'you keep missing me').text).not.toContain('“')
  }
})

test('it stays what it is about: nothing new is asked for, and no chip stands below', () => {
  const { text, choices, guide } = last(
    'i have deadlines and a to-do list that never ends',
    'you missed the point',
  )
  expect(text).not.toContain('?')
  expect(choices).toEqual([])
  expect(guide.need).toBe('overload')
})
