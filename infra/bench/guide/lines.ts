import * as z from 'zod'
import { actIds, needIds } from '#domain/chat/guide/understanding.ts'
import { readRows } from '#infra/bench/guide/rows.ts'

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

export const readLines = (part: 'built' | 'held'): Promise<Line[]> => readRows(part, Row)
