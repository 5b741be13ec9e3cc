import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#infra/start/settings.ts'

/** A class stands after a space, a quote or a variant, and may be negative or important. */
const begin = String.raw`(?<=[\s"'\`:!])-?`
const size = String.raw`(?=[\d[(]|auto\b|px\b|full\b)`

/** Sides of the screen where a side of the text is meant. */
const physical = [
  new RegExp(`${begin}(?:scroll-)?[mp][lr]-${size}`, 'g'),
  new RegExp(`${begin}(?:left|right)-${size}`, 'g'),
  new RegExp(`${begin}(?:text|float|clear)-(?:left|right)(?![\\w-])`, 'g'),
  new RegExp(`${begin}translate-x-${size}`, 'g'),
  new RegExp(`${begin}(?:border|rounded)-(?:[lr]|[tb][lr])(?![a-z])`, 'g'),
]
const physicalCss =
  /(?:^|[\s;{])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius)[\w-]*\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/gm

const sidesIn = (source: string): string[] => physical.flatMap((pattern) => source.match(pattern) ?? [])

test.each([
  'className="ml-2"',
  "'sm:-mr-3'",
  'className="[&_ul]:pl-6"',
  '"absolute !right-0"',
  '"left-[calc(1rem)]"',
  '"text-left"',
  '"rounded-tl-[0.4rem]"',
  "'border-r border-line'",
  '"block translate-x-1"',
])('%s is a side of the screen', (source) => expect(sidesIn(source)).toHaveLength(1))

test.each([
  'className="ms-2 pe-3 start-0 -end-1"',
  '"bottom-2 rounded-ss-md"',
  '"border-line rounded-lg"',
  'id={`${id}-left-1`}',
])('%s is none', (source) => expect(sidesIn(source)).toEqual([]))

test('the page goes by the side where the text begins, not by the left one', () => {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: ['web/dist*/**', 'web/e2e/**'] }).map(
      (path) => [path, readFileSync(join(root, path), 'utf8')] as const,
    )
  const screens = read('web/**/*.{ts,tsx}')
  const sheets = read('web/**/*.css')
  expect(screens.length).toBeGreaterThan(250)
  expect(sheets.length).toBeGreaterThan(2)
  const found = [
    ...screens.flatMap(([path, source]) => sidesIn(source).map((side) => `${path}: ${side}`)),
    ...sheets.flatMap(([path, source]) =>
      (source.match(physicalCss) ?? []).map((side) => `${path}: ${side}`),
    ),
  ]
  expect(found).toEqual([])
})
