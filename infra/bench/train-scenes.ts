import { writeFile } from 'node:fs/promises'
import { fitScenes } from '#infra/bench/guide/fit-scenes.ts'
import { readSceneLines } from '#infra/bench/guide/scene-lines.ts'
import { digestOf } from '#infra/bench/safety/digest.ts'
import { loadEncoder } from '#infra/encoder/encoder.ts'
import { nearestScene, sceneFeatures } from '#infra/understanding/scene-head.ts'
import { packScenes, scenesFile } from '#infra/understanding/scenes.ts'

// Makes what the guide has learned of the scenes that people tell, of `corpus/guide/scenes`; the same every time.
const lines = await readSceneLines()
const vectors = await (await loadEncoder())(lines.map(({ text }) => text))
const read = lines.map((line, at) => ({ ...line, vector: vectors[at]!, features: sceneFeatures(line.text) }))
type Read = (typeof read)[number]

const learn = (some: Read[]) =>
  fitScenes(some.flatMap(({ scene, ...line }) => (scene === null ? [] : [{ ...line, scene }])))

/** Who wrote of a scene is left out by turns: the first letter of a hand says which of its writers it is. */
const writers = [...new Set(read.map(({ hand }) => hand[0]))]
const apart = writers.flatMap((writer) => {
  const head = learn(read.filter(({ hand }) => hand[0] !== writer))
  return read
    .filter(({ hand }) => hand[0] === writer)
    .map((line) => ({ line, ...nearestScene(head, line.features, line.vector) }))
})
const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`
const told = apart.filter(({ line }) => line.scene !== null)
console.log(
  `${told.length} lines of ${new Set(lines.map(({ scene }) => scene)).size - 1} scenes, each writer left out once; beside them`,
  `${apart.length - told.length} that are near one and none`,
)
console.log(
  `nearest is right: ${share(told.filter(({ line, id }) => line.scene === id).length, told.length)}`,
)
for (const from of [0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2, 0.22]) {
  const taken = apart.filter(({ worth }) => worth >= from)
  const right = taken.filter(({ line, id }) => line.scene === id)
  console.log(
    `  from ${from}: heard ${share(right.length, told.length)}, right ${share(right.length, taken.length)}`,
  )
}

await writeFile(scenesFile, `${JSON.stringify(packScenes(learn(read), digestOf(lines)), null, 2)}\n`)
