import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emergency, helpLines, lifeline, textLine } from '#web/safety/help-lines.ts'

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
const withoutScript = /<noscript>(.*)<\/noscript>/s.exec(html)?.[1] ?? ''

test('in an emergency 911 comes first, else the lifeline', () => {
  expect(helpLines(true)[0]).toBe(emergency)
  expect(helpLines(false)).toEqual([lifeline, textLine, emergency])
})

test.each(helpLines(false).flatMap(({ does }) => does.map(({ href }) => href)))(
  '%s can be reached without JavaScript',
  (href) => {
    expect(withoutScript).toContain(`href="${href}"`)
  },
)
