import { expect, test } from 'vitest'
import {
  helpLineInHtml,
  helpLinkInHtml,
  helpListInHtml,
  withHelpOf,
} from '#domain/safety/help/help-in-html.ts'
import { countriesWithLines, linesFor } from '#domain/safety/help/lines-for.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { waysTo } from '#domain/safety/help/say-line.ts'

test('a page without scripts has the lines of the country that it is asked for', () => {
  for (const country of countriesWithLines(registry)) {
    const list = helpListInHtml(country, registry)
    for (const { href } of linesFor(country, 'suicide', registry).slice(0, 3).flatMap(waysTo))
      expect(list, country).toContain(`href="${href.replaceAll('&', '&amp;')}"`)
  }
})

test('without a country it says what holds everywhere, and names no number of another one', () => {
  for (const words of [
    helpListInHtml(null, registry),
    helpLineInHtml(null, registry),
    helpLinkInHtml(null, registry),
  ]) {
    expect(words).toContain('local emergency number')
    expect(words).toContain('href="https://findahelpline.com"')
    expect(words).not.toMatch(/988|911|741741/)
  }
})

test('lines that are not all there at any hour are not said to be', () => {
  expect(helpListInHtml('US', registry)).toContain('these resources are available 24/7')
  expect(helpListInHtml('VN', registry)).not.toContain('available 24/7')
})

test('what an operator writes cannot become a part of the page', () => {
  const line = { ...registry[1]!, country: 'CH', name: '<script>', note: '"&' }
  const list = helpListInHtml('CH', [line])
  expect(list).toContain('&lt;script&gt;')
  expect(list).toContain('&quot;&amp;')
})

test('each mark in a page gets the lines, also when it had some already', () => {
  const page = '<p><!--help-line-->old<!--/help-line--></p><!--help-list--><!--/help-list-->'
  const once = withHelpOf(page, 'DE', registry)
  expect(once).not.toContain('old')
  expect(once.match(/0800 111 0 111/g)?.length).toBeGreaterThan(1)
  expect(withHelpOf(once, 'DE', registry)).toBe(once)
})
