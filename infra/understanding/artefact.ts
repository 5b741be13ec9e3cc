import { readFile } from 'node:fs/promises'
import type { ActId, NeedId, Scores } from '#domain/chat/guide/understanding.ts'
import {
  type MeaningHead,
  meaningOf,
  type PackedMeaningHead,
  unpackMeaningHead,
} from '#infra/screening/meaning-head.ts'
import { nearestScene, type SceneHead, sceneFeatures } from '#infra/understanding/scene-head.ts'
import { askedFile, exercisesFile, kindsFile, loadScenes, scenesFile } from '#infra/understanding/scenes.ts'
import {
  type PackedWordHead,
  softmax,
  unpackWordHead,
  type WordHead,
  wordLogits,
  wordsOf,
} from '#infra/understanding/word-head.ts'

/** What was learned of how people say what they need. Made by `npm run train:guide`, never written by hand. */
export type Artefact = {
  version: string
  /** Outputs: the acts, then the needs, in these orders. */
  acts: readonly ActId[]
  needs: readonly NeedId[]
  meaning: MeaningHead
  words: { acts: WordHead; needs: WordHead }
  /** Of a file of its own (`npm run train:scenes`). */
  scenes: SceneHead
  exercises: SceneHead
  kinds: SceneHead
  asked: SceneHead
}
export type PackedArtefact = Omit<
  Artefact,
  'meaning' | 'words' | 'scenes' | 'exercises' | 'kinds' | 'asked'
> & {
  /** SHA-256 of the lines that it was made of: a test fails when they changed and it was not made again. */
  corpus: string
  meaning: PackedMeaningHead
  words: { acts: PackedWordHead; needs: PackedWordHead }
}

export const artefactFile = new URL('artefact.json', import.meta.url)

export async function loadArtefact(): Promise<Artefact> {
  const text = await readFile(artefactFile, 'utf8')
  const { corpus: _, meaning, words, ...rest } = JSON.parse(text) as PackedArtefact
  return {
    ...rest,
    meaning: unpackMeaningHead(meaning),
    words: { acts: unpackWordHead(words.acts), needs: unpackWordHead(words.needs) },
    scenes: await loadScenes(scenesFile),
    exercises: await loadScenes(exercisesFile),
    kinds: await loadScenes(kindsFile),
    asked: await loadScenes(askedFile),
  }
}

/** How much the meaning weighs beside the words: found on hands left out. */
const meaningWeight = 0.3
/** Both are shy of what they have not seen: so half sure is right nine times in ten, on hands left out. */
const boldness = 2

/** Both readings as one, from 0 to 1, together 1. */
export function weighed(meant: ArrayLike<number>, worded: ArrayLike<number>): Float64Array {
  const [one, other] = [softmax(meant), softmax(worded)]
  const both = one.map((part, at) => (part ** meaningWeight * other[at]! ** (1 - meaningWeight)) ** boldness)
  const whole = both.reduce((sum, part) => sum + part, 0)
  return both.map((part) => part / whole)
}

export function scoresOf(
  { acts, needs, meaning, words, scenes, exercises, kinds, asked }: Artefact,
  text: string,
  vector: Float32Array,
): Scores {
  const meant = meaningOf(meaning, vector)
  const features = wordsOf(text)
  const told = sceneFeatures(text)
  const ofActs = weighed(meant.slice(0, acts.length), wordLogits(words.acts, features))
  const ofNeeds = weighed(meant.slice(acts.length), wordLogits(words.needs, features))
  return {
    acts: Object.fromEntries(acts.map((act, at) => [act, ofActs[at]!])),
    needs: Object.fromEntries(needs.map((need, at) => [need, ofNeeds[at]!])),
    scene: nearestScene(scenes, told, vector),
    kind: nearestScene(kinds, told, vector),
    exercise: nearestScene(exercises, told, vector),
    asked: nearestScene(asked, told, vector),
  }
}
