import { readFile } from 'node:fs/promises'
import type { SceneHead } from '#infra/understanding/scene-head.ts'

export const scenesFile = new URL('scenes.json', import.meta.url)
/** How people call the exercises: learned in the same way. */
export const exercisesFile = new URL('exercises.json', import.meta.url)

/** What people say in the middle of a talk. */
export const kindsFile = new URL('kinds.json', import.meta.url)

/** What people ask in the middle of telling. */
export const askedFile = new URL('asked.json', import.meta.url)

/** As the file holds it: numbers in base64. Made by `npm run train:scenes`, never written by hand. */
export type PackedScenes = {
  /** SHA-256 of the lines that it was made of: a test fails when they changed and it was not made again. */
  corpus: string
  ids: readonly string[]
  ends: string
  at: string
} & Record<'rarity' | 'weights' | 'middle' | 'meanings', { step: number; of: string }>

type Numbers = Uint8Array | Int8Array | Uint16Array | Uint32Array
const packed = (numbers: Numbers): string =>
  new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength).toBase64()
const stepped = ({ step, of }: { step: number; of: Numbers }) => ({ step, of: packed(of) })

export const packScenes = (head: SceneHead, corpus: string): PackedScenes => ({
  corpus,
  ids: head.ids,
  ends: packed(head.ends),
  at: packed(head.at),
  rarity: stepped(head.rarity),
  weights: stepped(head.weights),
  middle: stepped(head.middle),
  meanings: stepped(head.meanings),
})

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.fromBase64(text)

export async function loadScenes(file: URL): Promise<SceneHead> {
  const { ids, ends, at, rarity, weights, middle, meanings } = JSON.parse(
    await readFile(file, 'utf8'),
  ) as PackedScenes
  return {
    ids,
    ends: new Uint32Array(bytes(ends).buffer),
    at: new Uint16Array(bytes(at).buffer),
    rarity: { ...rarity, of: bytes(rarity.of) },
    weights: { ...weights, of: bytes(weights.of) },
    middle: { ...middle, of: new Int8Array(bytes(middle.of).buffer) },
    meanings: { ...meanings, of: new Int8Array(bytes(meanings.of).buffer) },
  }
}
