import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const palette =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose'
const utility =
  'bg|text|border|ring|outline|fill|stroke|from|via|to|divide|decoration|accent|caret|shadow|placeholder'

/** Colours that say what they are instead of what they are for. */
const raw = [
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i,
  /\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch|color)\(/,
  new RegExp(`\\b(?:${utility})-(?:${palette})-\\d{2,3}\\b`),
  new RegExp(`\\b(?:${utility})-(?:black|white)\\b`),
]

function rawColours(source: string): string[] {
  // Imports begin with # too, and an address may carry a fragment.
  const text = source.replaceAll(/(?:from|import) '#[^']*'|href="[^"]*"|\/\/.*$/gm, '')
  return raw.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
}

test.for([
  'style={{ color: "#0a7" }}',
  'fill="#336699cc"',
  'style={{ color: "rgb(0 0 0 / 50%)" }}',
  'style={{ color: "oklch(60% 0.1 230)" }}',
  'className="p-2 bg-sky-500"',
  'className="dark:hover:text-slate-400/80"',
  'className="text-white"',
])('%s is a raw colour', (source) => expect(rawColours(source)).toHaveLength(1))

test.for(["import { Card } from '#web/ui/card.tsx'", 'className="bg-surface text-ink-soft"', 'href="#main"'])(
  '%s is none',
  (source) => expect(rawColours(source)).toEqual([]),
)

test('components name colours by their role, never by their value', () => {
  const files = globSync('web/**/*.tsx', { cwd: root, exclude: ['web/dist/**'] })
  expect(files.length).toBeGreaterThan(10)
  const found = files.flatMap((file) =>
    rawColours(readFileSync(join(root, file), 'utf8')).map((colour) => `${file}: ${colour}`),
  )
  expect(found).toEqual([])
})
