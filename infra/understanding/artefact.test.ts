import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { kinds } from '#domain/chat/guide/say/kinds/kinds.ts'
import { scenes } from '#domain/chat/guide/say/scenes.ts'
import { actIds, askedKinds, needIds } from '#domain/chat/guide/understanding.ts'
import { catalogue } from '#domain/exercises/catalogue.ts'
import { readAskedLines } from '#infra/bench/guide/asked-lines.ts'
import { readExerciseLines } from '#infra/bench/guide/exercise-lines.ts'
import { readKindLines } from '#infra/bench/guide/kind-lines.ts'
import { readLines } from '#infra/bench/guide/lines.ts'
import { readSceneLines } from '#infra/bench/guide/scene-lines.ts'
import { digestOf } from '#infra/bench/safety/digest.ts'
import { artefactFile, type PackedArtefact, scoresOf, loadArtefact } from '#infra/understanding/artefact.ts'
import { nearestScene, sceneFeatures } from '#infra/understanding/scene-head.ts'
import {
  askedFile,
  exercisesFile,
  kindsFile,
  loadScenes,
  type PackedScenes,
  scenesFile,
} from '#infra/understanding/scenes.ts'

test('what was learned is of the corpus as it stands: else npm run train:guide', async () => {
  const { corpus } = JSON.parse(await readFile(artefactFile, 'utf8')) as PackedArtefact
  expect(corpus).toBe(digestOf([...(await readLines('built')), ...(await readExerciseLines())]))
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

test('the scenes that were learned are of the corpus as it stands, and each has words: else npm run train:scenes', async () => {
  const { corpus, ids } = JSON.parse(await readFile(scenesFile, 'utf8')) as PackedScenes
  expect(corpus).toBe(digestOf(await readSceneLines()))
  expect(ids).toEqual(Object.keys(scenes).toSorted())
})

test('so are the names of the exercises that people have names for', async () => {
  const { corpus, ids } = JSON.parse(await readFile(exercisesFile, 'utf8')) as PackedScenes
  expect(corpus).toBe(digestOf(await readExerciseLines()))
  const kinds = ['breathing', 'grounding', 'reframing']
  const known = [...catalogue.map(({ id }) => id), ...kinds]
  expect(ids.filter((id) => !known.includes(id))).toEqual([])
  expect(ids.length).toBeGreaterThanOrEqual(25)
})

test('so is what a message does in the middle of a talk, and each kind has words', async () => {
  const { corpus, ids } = JSON.parse(await readFile(kindsFile, 'utf8')) as PackedScenes
  expect(corpus).toBe(digestOf(await readKindLines()))
  expect(ids).toEqual(Object.keys(kinds).toSorted())
})

test('so is what is plainly asked, of every kind there is', async () => {
  const { corpus, ids } = JSON.parse(await readFile(askedFile, 'utf8')) as PackedScenes
  expect(corpus).toBe(digestOf(await readAskedLines()))
  expect(ids).toEqual(askedKinds.toSorted())
})

test('what was told of a scene is heard as it, and no text is without an answer', async () => {
  const head = await loadScenes(scenesFile)
  const lines = (await readSceneLines()).filter(({ scene }, at) => scene !== null && at % 41 === 0)
  // By words alone: the direction of no meaning is nowhere.
  const nearest = (text: string) => nearestScene(head, sceneFeatures(text), new Float32Array(512))
  const right = lines.filter(({ text, scene }) => nearest(text).id === scene)
  expect(right.length / lines.length).toBeGreaterThan(0.9)
  for (const text of ['', '\u0000', '😀'.repeat(300)]) expect(nearest(text).worth).toBeLessThan(0.1)
})
