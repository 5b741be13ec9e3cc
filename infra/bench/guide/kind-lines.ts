import * as z from 'zod'
import { readRows } from '#infra/bench/guide/rows.ts'

const Row = z.strictObject({
  id: z.string(),
  hand: z.string(),
  /** What it does; null: none of the kinds. */
  kind: z.string().nullable(),
  text: z.string(),
})
/** What people say in the middle of a talk. */
export type KindLine = z.output<typeof Row>

export const readKindLines = (): Promise<KindLine[]> => readRows('midtalk', Row)
