import { expect, test } from 'vitest'
import { expressionInEither, textInEither } from '#web/e2e/in-pseudo.ts'
import { pseudoText } from '#web/language/pseudo.ts'

const sentence = 'Is it 3 of 10? (Yes.)'

test.each([sentence, pseudoText(sentence)])('a text is found in either language: %s', (shown) => {
  expect(textInEither(sentence, { exact: true }).test(shown)).toBe(true)
  expect(textInEither('it 3 of').test(shown)).toBe(true)
  expect(textInEither('it 3 of', { exact: true }).test(shown)).toBe(false)
  expect(textInEither('Is it 4 of 10? (Yes.)').test(shown)).toBe(false)
})

test.each(['Correct You logged a mood: 7', `${pseudoText('Correct')} ${pseudoText('You logged a mood: 7')}`])(
  'an expression finds the same words in either language: %s',
  (shown) => {
    expect(expressionInEither(/^Correct ?You logged a (?:mood|level): \d$/).test(shown)).toBe(true)
    expect(expressionInEither(/^Correct ?You logged a mood: [0-6]$/).test(shown)).toBe(false)
    expect(expressionInEither(/^You logged/).test(shown)).toBe(false)
  },
)

test('a sentence in a sentence is found, too', () => {
  const shown = pseudoText(`Edit ${pseudoText('Untitled Entry')}`)
  expect(textInEither('Edit Untitled Entry', { exact: true }).test(shown)).toBe(true)
  expect(expressionInEither(/^Edit Untitled [AEI]ntry$/).test(shown)).toBe(true)
})
