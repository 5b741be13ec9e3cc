import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { linesFor, waysTo } from '#domain/safety/help-lines.ts'
import { countryOf } from '#web/safety/help-country.ts'

test.each([
  ['en-GB', 'GB'],
  ['en', 'US'],
  ['de', 'DE'],
  ['fr-CA', 'CA'],
  ['', 'US'],
  ['not a language', 'US'],
])('a browser that speaks %j shows the help lines of %s', (language, country) => {
  expect(countryOf(language)).toBe(country)
})

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
const withoutScript = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? ''

test.each(linesFor('US', 'suicide').flatMap((line) => waysTo(line).map(({ href }) => href)))(
  '%s can be reached without JavaScript',
  (href) => {
    expect(withoutScript).toContain(`href="${href}"`)
  },
)
