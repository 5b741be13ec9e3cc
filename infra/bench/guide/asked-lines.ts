import * as z from 'zod'
import { askedKinds } from '#domain/chat/guide/understanding.ts'
import { readRows } from '#infra/bench/guide/rows.ts'

const Row = z.strictObject({
  id: z.string(),
  hand: z.string(),
  /** What is asked; none: it has the words of a question and asks nothing. */
  asked: z.enum([...askedKinds, 'none']),
  text: z.string(),
})
/** What people ask in the middle of telling. */
export type AskedLine = z.output<typeof Row>

export const readAskedLines = (): Promise<AskedLine[]> => readRows('asked', Row)
