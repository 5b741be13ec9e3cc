import { writeFile } from 'node:fs/promises'
import { readAskedLines } from '#infra/bench/guide/asked-lines.ts'
import { readExerciseLines } from '#infra/bench/guide/exercise-lines.ts'
import { fitScenes } from '#infra/bench/guide/fit-scenes.ts'
import { readKindLines } from '#infra/bench/guide/kind-lines.ts'
import { readSceneLines } from '#infra/bench/guide/scene-lines.ts'
import { digestOf } from '#infra/bench/safety/digest.ts'
import { loadEncoder } from '#infra/encoder/encoder.ts'
import { nearestScene, sceneFeatures } from '#infra/understanding/scene-head.ts'
import { askedFile, exercisesFile, kindsFile, packScenes, scenesFile } from '#infra/understanding/scenes.ts'

// Makes what the guide has learned of the scenes that people tell, of `corpus/guide/scenes`, and of how they call the
// exercises, of `corpus/guide/exercises`, of what a message does, of `corpus/guide/midtalk`, and of what is plainly asked, of
// `corpus/guide/asked`; the same every time.
type Line = { hand: string; text: string; scene: string | null }

const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`
const encode = await loadEncoder()

/** It says which of the writers a hand is; each is left out once. */
const firstLetter = (hand: string): string => hand[0]!

async function train(
  what: string,
  lines: Line[],
  corpus: string,
  file: URL,
  writerOf = firstLetter,
): Promise<void> {
  const vectors = await encode(lines.map(({ text }) => text))
  const read = lines.map((line, at) => ({
    ...line,
    vector: vectors[at]!,
    features: sceneFeatures(line.text),
  }))
  const learn = (some: typeof read) =>
    fitScenes(some.flatMap(({ scene, ...line }) => (scene === null ? [] : [{ ...line, scene }])))
  const writers = [...new Set(read.map(({ hand }) => writerOf(hand)))]
  const apart = writers.flatMap((writer) => {
    const head = learn(read.filter(({ hand }) => writerOf(hand) !== writer))
    return read
      .filter(({ hand }) => writerOf(hand) === writer)
      .map((line) => ({ line, ...nearestScene(head, line.features, line.vector) }))
  })
  const told = apart.filter(({ line }) => line.scene !== null)
  const kinds = new Set(told.map(({ line }) => line.scene)).size
  console.log(`${told.length} lines of ${kinds} ${what}, each writer left out once`)
  console.log(`beside them ${apart.length - told.length} that are near one and none`)
  console.log(
    `nearest is right: ${share(told.filter(({ line, id }) => line.scene === id).length, told.length)}`,
  )
  for (const from of [0, 0.04, 0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2]) {
    const taken = apart.filter(({ worth }) => worth >= from)
    const right = taken.filter(({ line, id }) => line.scene === id)
    console.log(
      `  from ${from}: heard ${share(right.length, told.length)}, right ${share(right.length, taken.length)}`,
    )
  }
  await writeFile(file, `${JSON.stringify(packScenes(learn(read), corpus), null, 2)}\n`)
}

const scenes = await readSceneLines()
await train('scenes', scenes, digestOf(scenes), scenesFile)
const exercises = await readExerciseLines()
const called = exercises.map(({ exercise, ...line }) => ({ ...line, scene: exercise }))
await train('exercises', called, digestOf(exercises), exercisesFile)
const spoken = await readKindLines()
const told = spoken.map(({ kind, ...line }) => ({ ...line, scene: kind }))
await train('kinds', told, digestOf(spoken), kindsFile, (hand) => hand)
const questions = await readAskedLines()
const asked = questions.map(({ asked, ...line }) => ({ ...line, scene: asked === 'none' ? null : asked }))
await train('questions', asked, digestOf(questions), askedFile, (hand) => hand)
