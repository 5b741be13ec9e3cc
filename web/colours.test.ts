import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))
const files = globSync('**/*.tsx', { cwd: folder, exclude: (name) => name.startsWith('dist') })

// On paper black on white is the theme.
const printed = 'sessions/print-document.tsx'

test('no component names a colour of its own', () => {
  const raw =
    /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\b(?:bg|text|border|fill|stroke)-(?:white|black|gr[ae]y|slate|red|blue|green|teal|amber)\b/i
  const anchors = /href="#[\w-]+"/g
  const coloured = files
    .filter((file) => file !== printed)
    .filter((file) => raw.test(readFileSync(folder + file, 'utf8').replace(anchors, '')))
  expect(files.length).toBeGreaterThan(30)
  expect(coloured).toEqual([])
})
