import { expect, test } from 'vitest'
import { titleFrom } from '#domain/sessions/title.ts'

test.each([
  ['My heart is racing.', 'My heart is racing'],
  ['  I cannot sleep.\n\nIt began on Monday. ', 'I cannot sleep'],
  ['Is it my heart? I keep asking.', 'Is it my heart?'],
  ['Hi. I had a hard day at the harbour.', 'Hi. I had a hard day at the harbour'],
  ['3.5 hours of sleep', '3.5 hours of sleep'],
])('what was said first is the title: %j', (words, title) => {
  expect(titleFrom(words)).toBe(title)
})

test('long words are cut between two of them, and where there are none within no sign', () => {
  const long = titleFrom(
    'I have been walking up and down the house all night because of the phone call tomorrow',
  )
  expect(long).toBe('I have been walking up and down the house all night because…')
  expect(titleFrom('海'.repeat(90))).toBe(`${'海'.repeat(60)}…`)
  expect(titleFrom(`x${'🌊'.repeat(45)}`)).toBe(`x${'🌊'.repeat(29)}…`)
})
