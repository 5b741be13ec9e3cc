import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { buildPage } from '#infra/start/page.ts'
import { root } from '#infra/start/settings.ts'

const words = join(root, 'web/dist/words')
beforeAll(() => buildPage(AbortSignal.timeout(120_000)), 120_000)

/** `other` is every path that is not known beforehand. */
const without = ['visitor/other', 'person/other']

test('every page has its title in its first words, before any script has come', () => {
  const pages = globSync('*/*/*.html', { cwd: words })
  const untitled = pages.filter(
    (page) => !/<main[^]*<h1[^]*<\/main>/.test(readFileSync(join(words, page), 'utf8')),
  )
  const expected = ['guide', 'model'].flatMap((by) => without.map((page) => `${by}/${page}.html`))
  expect(pages.length).toBeGreaterThan(30)
  expect(untitled.toSorted()).toEqual(expected.toSorted())
})

test('the ways beside the page of somebody signed in are among them, too', () => {
  const pages = globSync('*/person/*.html', { cwd: words }).filter((page) => !page.endsWith('other.html'))
  const without = pages.filter(
    (page) => !/<nav aria-label="Main"[^]*href="\/journal"/.test(readFileSync(join(words, page), 'utf8')),
  )
  expect(pages.length).toBeGreaterThan(10)
  expect(without).toEqual([])
})
