import { readdir, readFile } from 'node:fs/promises'
import type * as z from 'zod'

const corpus = new URL('../../../corpus/guide/', import.meta.url)

/** All rows of a folder of the guide's corpus, in the order of its files. */
export async function readRows<Row extends z.ZodType>(folder: string, row: Row): Promise<z.output<Row>[]> {
  const place = new URL(`${folder}/`, corpus)
  const names = (await readdir(place)).filter((name) => name.endsWith('.jsonl')).toSorted()
  const files = await Promise.all(names.map((name) => readFile(new URL(name, place), 'utf8')))
  return files.flatMap((text) =>
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => row.parse(JSON.parse(line))),
  )
}
