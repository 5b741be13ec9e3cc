import { expect, test } from 'vitest'
import { language, varietyOf } from '#web/language/language.ts'
import { plural } from '#web/language/plural.ts'

test('dates follow the language of the page, in the variety that the browser asks for', () => {
  expect(varietyOf(['en-GB', 'en'])).toBe('en-GB')
  expect(varietyOf(['de-CH', 'de', 'en-IE'])).toBe('en-IE')
})

test('a browser of another language gets no dates of its own between the sentences of this one', () => {
  expect(varietyOf(['de-DE', 'fr'])).toBe(language)
  // Of other languages whose names begin alike.
  expect(varietyOf(['enm', 'eng-GB'])).toBe(language)
  expect(varietyOf([])).toBe(language)
})

test('a count has the form that its language has for it', () => {
  const hours = (count: number) => plural(count, { one: '1 hour', other: `${count} hours` })
  expect([0, 1, 2, 21].map(hours)).toEqual(['0 hours', '1 hour', '2 hours', '21 hours'])
})
