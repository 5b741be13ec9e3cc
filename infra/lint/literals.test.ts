import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { literalsIn } from '#infra/lint/copy/literals.ts'
import { root } from '#infra/start/settings.ts'

/** Only whoever builds sees them. */
const workshop = /^web\/(ui\/ui-page|safety\/help-states|build\/|.*\.config\.ts)/
/** Names of time zones. */
const zones = /^web\/safety\/time-zones\.ts$/

const sources = globSync('web/**/*.{ts,tsx}', { cwd: root, exclude: ['web/dist*/**', 'web/e2e/**'] })
  .filter((path) => !/[/-]words\.en\.ts$|\.test\.tsx?$|\.d\.ts$/.test(path))
  .filter((path) => ![workshop, zones].some((apart) => apart.test(path)))

test('what the page says stands in its catalogues, not in its screens', () => {
  expect(sources.length).toBeGreaterThan(150)
  const found = sources.flatMap((path) =>
    literalsIn(readFileSync(join(root, path), 'utf8'), path).map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  ['const A = () => <p>Save name</p>', ['Save name']],
  ["const A = ({ is }) => <p>{is ? 'Stop' : words.go}</p>", ['Stop']],
  ['const A = ({ n }) => <p>{n > 0 && `${n} left`}</p>', ['… left']],
  ['const A = () => <Section title="Your name" about={words.about} />', ['Your name']],
  ["const A = () => <button aria-label={isOpen ? 'Close' : words.open} />", ['Close']],
  ["showToast('Saved')", ['Saved']],
  ["const messages = { gone: 'This was not saved.' }", ['This was not saved.']],
])('%s says something by itself', (source, texts) => expect(literalsIn(source, 'a.tsx')).toEqual(texts))

test.each([
  'const A = () => <p className="mt-2 text-small">{words.save}</p>',
  "const A = ({ tone }) => <p>{tone === 'warm' && words.warm}</p>",
  'const A = ({ id }) => <p id={`entry-${id}`}>1 / 10</p>',
  "throw new Error('The window was blocked')",
  "import { Button } from '#web/ui/button.tsx'",
])('%s does not', (source) => expect(literalsIn(source, 'a.tsx')).toEqual([]))
