import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { actIds, needIds } from '#domain/chat/guide/understanding.ts'
import { readLines } from '#infra/bench/guide/lines.ts'
import { digestOf } from '#infra/bench/safety/digest.ts'
import { artefactFile, type PackedArtefact, scoresOf, loadArtefact } from '#infra/understanding/artefact.ts'

test('what was learned is of the corpus as it stands: else npm run train:guide', async () => {
  const { corpus } = JSON.parse(await readFile(artefactFile, 'utf8')) as PackedArtefact
  expect(corpus).toBe(digestOf(await readLines('built')))
})

test('each act and need has at least 120 examples, by six hands', async () => {
  const lines = await readLines('built')
  const handsOf = (some: typeof lines) => new Set(some.map(({ hand }) => hand)).size
  const byAct = actIds.map((act) => lines.filter((line) => line.act === act))
  const byNeed = needIds.map((need) => lines.filter((line) => line.need === need))
  expect(byNeed.filter((some) => some.length < 120 || handsOf(some) < 6)).toEqual([])
  expect(byAct.filter((some) => some.length < 108 || handsOf(some) < 6)).toEqual([])
})

test('each text gets a likelihood for every act and need, together one', async () => {
  const artefact = await loadArtefact()
  for (const text of ['', 'I cannot stop washing', '\u0000'.repeat(2_000)]) {
    const { acts, needs } = scoresOf(artefact, text, new Float32Array(512))
    for (const likely of [Object.values(acts), Object.values(needs)])
      expect(likely.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1)
  }
})
