import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pagesOfEntries } from '#infra/erasure/ledger-file.ts'

test('a ledger is read some thousands of lines at a time, without the one that a crash has cut', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leeward-ledger-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'erasures.jsonl')
  const lines = Array.from({ length: 20_001 }, (_, nth) => JSON.stringify({ receipt: `${nth}` }))
  await writeFile(file, `${lines.join('\n')}\n{"receipt":"cut`)
  const pages = await Array.fromAsync(pagesOfEntries(file))
  expect(pages.map((page) => page.length)).toEqual([10_000, 10_000, 1])
  expect(pages.flat().map(({ receipt }) => receipt)).toEqual(lines.map((_, nth) => `${nth}`))
  expect(await Array.fromAsync(pagesOfEntries(join(folder, 'none.jsonl')))).toEqual([])
})
