import * as z from 'zod'
import { readRows } from '#infra/bench/guide/rows.ts'

const Row = z.strictObject({
  id: z.string(),
  hand: z.string(),
  /** Null: it stands near one, and is none of them. */
  scene: z.string().nullable(),
  text: z.string(),
})
/** What somebody tells, and which of the scenes it is. */
export type SceneLine = z.output<typeof Row>

export const readSceneLines = (): Promise<SceneLine[]> => readRows('scenes', Row)
