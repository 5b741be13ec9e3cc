import { readdir, readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { Turn } from '#domain/safety/screener.ts'
import { concerns, tiers } from '#domain/safety/tier.ts'

const role = z.enum(['person', 'companion'])
const Line = z
  .strictObject({
    id: z.string(),
    /** Who wrote it. */
    hand: z.string(),
    /** ISO 639. */
    language: z.string().length(2),
    /** What it is about: dangerous lines and their harmless twins share one. */
    group: z.string(),
    tier: z.enum(tiers),
    /** The first hands named none. */
    concern: z.enum([...concerns, 'none']).optional(),
    text: z.string().optional(),
    turns: z.array(z.strictObject({ role, text: z.string() })).optional(),
  })
  .refine(({ text, turns }) => (text === undefined) !== (turns === undefined), 'either a text or turns')

/** A line of the corpus: what somebody might write, and what is right for it. The person's turn is the last. */
export type Line = Omit<z.output<typeof Line>, 'text' | 'turns'> & { turns: Turn[] }

/** `built`: looked at and learned from. `held`: by other hands, never read while building, only measured with. */
export type Part = 'built' | 'held'

const folder = new URL('../../../corpus/safety/', import.meta.url)

/** Throws on a line that is none, naming its file. */
export async function readLines(part: Part): Promise<Line[]> {
  const files = (await readdir(new URL(`${part}/`, folder))).filter((name) => name.endsWith('.jsonl'))
  const lines = await Promise.all(files.toSorted().map((name) => readFileOf(part, name)))
  return lines.flat()
}

async function readFileOf(part: Part, name: string): Promise<Line[]> {
  const rows = (await readFile(new URL(`${part}/${name}`, folder), 'utf8')).split('\n').filter(Boolean)
  return rows.map((row, at) => {
    const read = Line.safeParse(JSON.parse(row))
    if (!read.success) throw new Error(`${part}/${name}, line ${at + 1}: ${z.prettifyError(read.error)}`)
    const { text, turns, ...line } = read.data
    return { ...line, turns: turns ?? [{ role: 'person', text: text! }] }
  })
}
