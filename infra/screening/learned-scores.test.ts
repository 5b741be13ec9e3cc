import { expect, test } from 'vitest'
import { dimensions } from '#infra/encoder/encoder.ts'
import { loadArtefact } from '#infra/screening/artefact.ts'
import { judge, scoresOf } from '#infra/screening/learned-scores.ts'

test('the encoder reads what its reading can change: English, and where something is found', async () => {
  const artefact = await loadArtefact()
  const read: string[] = []
  const encode = async (texts: readonly string[]) => {
    read.push(...texts)
    return texts.map(() => new Float32Array(dimensions))
  }
  const calm = 'Heute war ein ganz normaler Tag, ich habe gekocht und dann gelesen.'
  const grave = 'Ich will nicht mehr leben, ich will einfach sterben.'
  const english = 'I cooked and then I read a book.'
  const scores = await scoresOf(
    artefact,
    encode,
    [calm, grave, english].map((text) => ({ text, floor: 'none' })),
  )
  expect(read).toEqual([grave, english])
  expect(scores.map((each) => judge(artefact, each).tier)).toEqual([
    'none',
    expect.not.stringMatching('none'),
    'none',
  ])
})
