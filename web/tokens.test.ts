import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

function tokensOf(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}

const channel = (hex: string, at: number): number => {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Words on what they stand on. */
const text = [
  ...['sky', 'horizon', 'surface', 'surface-sunk', 'accent-wash', 'warm-wash', 'alert-wash'].map((ground) => [
    'ink',
    ground,
  ]),
  ...['sky', 'horizon', 'surface', 'surface-sunk'].map((ground) => ['ink-soft', ground]),
  ...['sky', 'horizon', 'surface', 'surface-sunk', 'accent-wash', 'warm-wash'].map((ground) => [
    'accent',
    ground,
  ]),
  ...['surface', 'surface-sunk', 'accent-wash'].map((ground) => ['accent-strong', ground]),
  ['on-accent', 'accent'],
  ['on-said', 'said'],
  ['on-accent', 'accent-strong'],
  ...['on-deep', 'on-deep-soft'].flatMap((ink) => ['deep', 'deep-raised'].map((ground) => [ink, ground])),
  ...['alert-wash', 'surface', 'surface-sunk'].map((ground) => ['alert', ground]),
  ...['mood-red', 'mood-amber', 'mood-blue', 'mood-green'].map((ink) => [ink, 'surface-sunk']),
]

/** Borders of controls, rings of focus, pictures that mean something. */
const shapes = [
  ...['surface', 'surface-sunk', 'horizon', 'sky'].map((ground) => ['line-strong', ground]),
  ...['surface', 'surface-sunk', 'sky', 'horizon'].map((ground) => ['accent', ground]),
  ['sun', 'deep-raised'],
  ['on-deep', 'deep'],
]

const light = tokensOf(':root')
const themes = { light, dark: new Map([...light, ...tokensOf('.dark')]) }

test.each(Object.entries(themes))('words can be read in the %s theme', (_, tokens) => {
  const weak = text.filter(([ink = '', ground = '']) => contrast(tokens.get(ink)!, tokens.get(ground)!) < 4.5)
  expect(weak).toEqual([])
})

test.each(Object.entries(themes))('controls can be made out in the %s theme', (_, tokens) => {
  const weak = shapes.filter(
    ([shape = '', ground = '']) => contrast(tokens.get(shape)!, tokens.get(ground)!) < 3,
  )
  expect(weak).toEqual([])
})

test('every colour of the light theme has its evening', () => {
  expect([...tokensOf('.dark').keys()].toSorted()).toEqual([...light.keys()].toSorted())
})
