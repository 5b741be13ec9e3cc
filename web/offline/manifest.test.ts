import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const web = new URL('../', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, web), 'utf8')

type Icon = { src: string; sizes: string; type: string; purpose: string }
const manifest = JSON.parse(read('public/manifest.webmanifest')) as Record<string, unknown> & {
  icons: Icon[]
}
const page = read('index.html')
const skies = [...read('tokens.css').matchAll(/--sky: (#[0-9a-f]{6});/g)].map(([, sky]) => sky)

/** Width and height, as a PNG says them in its head. */
function sizeOf(src: string): string {
  const bytes = readFileSync(new URL(`public${src}`, web))
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

test('an icon is as large as it is said to be, and there is one of each kind that a home screen wants', () => {
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes))
  const kinds = drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  for (const kind of ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
    expect(kinds).toContain(kind)
  const [, apple] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? []
  expect(sizeOf(apple!)).toBe('180x180')
})

test('the frame around the page has the sky of the theme', () => {
  expect(skies).toHaveLength(2)
  const [, light, dark] = /name="theme-color" content="([^"]+)" data-dark="([^"]+)"/.exec(page) ?? []
  expect([light, dark]).toEqual(skies)
  expect([manifest['theme_color'], manifest['background_color']]).toEqual([skies[0], skies[0]])
})
