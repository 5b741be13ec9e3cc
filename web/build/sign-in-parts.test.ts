import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signInStyle } from '#web/build/sign-in-parts.ts'

const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')
const style = signInStyle()
const colours = (css: string) => Array.from(css.matchAll(/--[\w-]+: #[0-9a-f]{6};/g), ([one]) => one)

test('the sign-in pages have the colours of the page, by day and in the evening, and no others', () => {
  const ofPage = new Set(colours(tokens))
  expect(ofPage.size).toBeGreaterThan(60)
  expect(new Set(colours(style))).toEqual(ofPage)
  expect(style.split('@media')[0]!.match(/#[0-9a-f]{3,8}/g)).toHaveLength(colours(tokens).length)
})

test('without a script they are as dark as the device', () => {
  const [, dark = ''] = /\n\.dark \{([^}]*)\}/.exec(tokens) ?? []
  const [, atNight = ''] = /prefers-color-scheme: dark\) \{\n:root \{([^}]*)\}/.exec(style) ?? []
  expect(colours(atNight)).toEqual(colours(dark))
})

test('what they are drawn with is there', () => {
  const known = new Set(Array.from(tokens.matchAll(/(--[\w-]+):/g), ([, name]) => name))
  const used = Array.from(style.matchAll(/var\((--[\w-]+)/g), ([, name]) => name)
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((name) => !known.has(name))).toEqual([])
})
