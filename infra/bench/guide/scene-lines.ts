import { readdir, readFile } from 'node:fs/promises'
import * as z from 'zod'

const Row = z.strictObject({
  id: z.string(),
  hand: z.string(),
  /** Null: it stands near one, and is none of them. */
  scene: z.string().nullable(),
  text: z.string(),
})
/** What somebody tells, and which of the scenes it is. */
export type SceneLine = z.output<typeof Row>

const folder = new URL('../../../corpus/guide/scenes/', import.meta.url)

export async function readSceneLines(): Promise<SceneLine[]> {
  const names = (await readdir(folder)).toSorted()
  const files = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
  return files.flatMap((text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((row) => Row.parse(JSON.parse(row))),
  )
}
