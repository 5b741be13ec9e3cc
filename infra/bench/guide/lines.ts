import { readdir, readFile } from 'node:fs/promises'
import * as z from 'zod'
import { actIds, needIds } from '#domain/chat/guide/understanding.ts'

const Row = z.strictObject({
  id: z.string(),
  hand: z.string(),
  act: z.enum(actIds),
  need: z.enum(needIds).nullable(),
  second: z.enum(needIds).nullable(),
  text: z.string(),
  /** What the companion had said before. */
  after: z.string().optional(),
})
/** What somebody says to the guide, and how it is meant. */
export type Line = z.output<typeof Row>

const folder = new URL('../../../corpus/guide/', import.meta.url)

export async function readLines(part: 'built' | 'held'): Promise<Line[]> {
  const place = new URL(`${part}/`, folder)
  const files = (await readdir(place)).filter((name) => name.endsWith('.jsonl')).toSorted()
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, place), 'utf8')))
  return texts.flatMap((text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((row) => Row.parse(JSON.parse(row))),
  )
}
