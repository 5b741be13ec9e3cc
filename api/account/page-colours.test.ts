import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dark, light } from '#api/account/page-colours.ts'

const theme = readFileSync(new URL('../../web/theme.css', import.meta.url), 'utf8')
const block = (selector: string) => theme.split(`\n${selector} {`)[1]!.split('\n}')[0]!

test.for([
  [':root', light],
  ['.dark', dark],
] as const)('the colours of %s are those of the theme', ([selector, colours]) => {
  for (const [role, colour] of Object.entries(colours))
    expect(block(selector), role).toContain(`--${role}: ${colour};`)
})
