import { readdir, readFile } from 'node:fs/promises'
import * as z from 'zod'
import { actIds, needIds } from '#domain/chat/guide/understanding.ts'

const Turn = z.strictObject({
  text: z.string(),
  act: z.enum(actIds),
  /** What the person came with so far; null where nobody could say yet. */
  need: z.enum(needIds).nullable(),
  /** Another that would be right as well. */
  second: z.enum(needIds).nullable(),
  /** The exercise that is asked for by its name. */
  exercise: z.string().optional(),
})
const Row = z.strictObject({ id: z.string(), hand: z.string(), turns: z.array(Turn).min(2) })
/** A conversation as somebody would lead it who has not seen the guide. */
export type Script = z.output<typeof Row>
export type ScriptTurn = Script['turns'][number]

const folder = new URL('../../../corpus/guide/scripts/', import.meta.url)

/** `held`: by other hands, never read while building, only measured with. */
export async function readScripts(part: 'built' | 'held'): Promise<Script[]> {
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
