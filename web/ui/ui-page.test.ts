import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const here = globSync('*.tsx', { cwd: import.meta.dirname })

test('every primitive stands on the page that shows them all', () => {
  const pages = here.filter((file) => file.startsWith('ui-page'))
  const shown = pages.map(read).join('\n')
  // A drawing is loaded by its chart, and toasts stand around every page.
  const primitives = here.filter((file) => !/^ui-page|-drawing|^(plain-)?toast/.test(file))
  expect(primitives.filter((file) => !shown.includes(`'#web/ui/${file}'`))).toEqual([])
})
