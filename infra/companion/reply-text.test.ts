import fc from 'fast-check'
import { expect, test } from 'vitest'
import { longestReply, ReplyText } from '#infra/companion/reply-text.ts'

function shownOf(pieces: string[]) {
  const reply = new ReplyText()
  const parts = pieces.map((piece) => reply.add(piece))
  parts.push(reply.end())
  expect(parts.join('')).toBe(reply.shown)
  return { text: reply.shown, exerciseId: reply.exerciseId }
}

test('the line that names an exercise is taken out and kept as its id', () => {
  expect(shownOf(['Let us breathe.\n\n[exercise: box-breathing]'])).toEqual({
    text: 'Let us breathe.',
    exerciseId: 'box-breathing',
  })
})

test('however a reply is cut into pieces, it shows the same text and finds the same exercise', () => {
  const whole = 'A **warm** word 🌊 [1] and [more].\n\n**[exercise: longer-exhale]**\n'
  fc.assert(
    fc.property(fc.array(fc.nat(whole.length), { maxLength: 30 }), (cuts) => {
      const places = [0, ...cuts.toSorted((one, other) => one - other), whole.length]
      const pieces = places.slice(1).map((place, index) => whole.slice(places[index], place))
      expect(shownOf(pieces)).toEqual({
        text: 'A **warm** word 🌊 [1] and [more].',
        exerciseId: 'longer-exhale',
      })
    }),
  )
})

test.each([
  ['[exercise: flying]', null],
  ['[Exercise: Box Breathing]', 'box-breathing'],
  ['[ exercise:box-breathing ]', 'box-breathing'],
  ['[exercise: box-breathing', 'box-breathing'],
  ['[exercise box_breathing', 'box-breathing'],
  ['[exercise', null],
  ['`[exercise: box-breathing]`', 'box-breathing'],
])('a badly written %s is never shown', (line, exerciseId) => {
  expect(shownOf(['Well done.\n', ...line])).toEqual({ text: 'Well done.', exerciseId })
})

test('text after the line is still shown', () => {
  expect(shownOf(['One.\n[exercise: five-senses]\nTwo.'])).toEqual({
    text: 'One.\n\nTwo.',
    exerciseId: 'five-senses',
  })
})

test('a bracket that is no marker is shown as soon as that is known', () => {
  const reply = new ReplyText()
  expect(reply.add('See [')).toBe('See')
  expect(reply.add('ex')).toBe('')
  expect(reply.add('tra]')).toBe(' [extra]')
})

test('control characters and direction overrides are taken out, joiners stay', () => {
  expect(shownOf(['a\u0000b\u001b[31mc\u202ed\r\n👩\u200d⚕\ufe0f'])).toMatchObject({
    text: 'ab[31mcd\n👩\u200d⚕\ufe0f',
  })
})

test('half a character is never shown', () => {
  expect(shownOf(['calm \ud83c', '\udf0a']).text).toBe('calm 🌊')
  expect(shownOf(['calm \ud83c']).text.isWellFormed()).toBe(true)
})

test('a reply is cut at its limit', () => {
  const { text } = shownOf(Array.from({ length: 100 }, () => 'word '.repeat(1_000)))
  expect(text.length).toBe(longestReply)
})

test('a marker that never ends does not swallow the reply or hold it for ever', () => {
  const { text } = shownOf(['[exercise: ', ...Array.from({ length: 2_000 }, () => 'abcdefghij ')])
  expect(text.length).toBeGreaterThan(longestReply - 200)
})

test('a reply of nothing but space shows nothing', () => {
  expect(shownOf([' \n', '\t\n ']).text).toBe('')
})
