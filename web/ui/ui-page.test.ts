import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const here = globSync('*.tsx', { cwd: import.meta.dirname })

test('every primitive stands on the page that shows them all', () => {
  const pages = here.filter((file) => file.startsWith('ui-page'))
  const shown = pages.map(read).join('\n')
  // A drawing is loaded by its chart, and toasts stand around every page.
  const primitives = here.filter((file) => !/^ui-page|-drawing|\.test\.|^(plain-)?toast/.test(file))
  expect(primitives.filter((file) => !shown.includes(`'#web/ui/${file}'`))).toEqual([])
})

test('no screen overrides a primitive: what differs is a variant of it', () => {
  const web = new URL('../', import.meta.url).pathname
  const files = globSync('*/*.tsx', { cwd: web, exclude: ['dist*/**', 'node_modules/**'] })
  expect(files.length).toBeGreaterThan(100)
  const forced = /(?<=["'`\s:])!-?[a-z]+-[\w[\].-]+/g
  const found = files.flatMap((file) =>
    Array.from(readFileSync(web + file, 'utf8').matchAll(forced), ([one]) => `${file}: ${one}`),
  )
  expect(found).toEqual([])
})
