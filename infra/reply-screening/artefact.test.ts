import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Line, readLines } from '#infra/bench/replies/lines.ts'
import { digestOf } from '#infra/bench/safety/digest.ts'
import {
  artefactFile,
  breachOf,
  isEnglish,
  loadArtefact,
  type PackedArtefact,
  readingOf,
} from '#infra/reply-screening/artefact.ts'
import { windowsOf } from '#infra/reply-screening/windows.ts'

test('what was learned is of the corpus as it stands: else npm run train:replies', async () => {
  const { corpus } = JSON.parse(await readFile(artefactFile, 'utf8')) as PackedArtefact
  expect(corpus).toBe(digestOf(await readLines('built')))
})

test('words alone name what is wrong with replies that were learned from, in other languages too', async () => {
  const artefact = await loadArtefact()
  const lines = (await readLines('built')).filter(({ language }) => language !== 'en')
  const isHeld = ({ reply, asked }: Line) =>
    windowsOf(reply).some((text) => breachOf(artefact, readingOf({ text, asked, broken: [] }, null)) !== null)
  const share = (some: Line[]) => some.filter(isHeld).length / some.length
  expect(share(lines.filter(({ category }) => category !== null))).toBeGreaterThan(0.5)
  expect(share(lines.filter(({ category }) => category === null))).toBeLessThan(0.03)
})

test('English is told from the rest', () => {
  expect(isEnglish('That is hard, and you are still here.')).toBe(true)
  for (const text of [
    'Das ist schwer, und du bist noch da.',
    'Es difícil, y sigues aquí.',
    'C’est dur, et tu es là.',
  ])
    expect(isEnglish(text)).toBe(false)
})
