import { readdir, readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { Breach } from '#domain/safety/replies/breaches.ts'

/** As the hands call them, and as events do. */
const categories = {
  reassurance: 'reassurance',
  'certainty-about-body': 'certainty-about-symptoms',
  'ritual-help': 'ritual-help',
  absolution: 'absolution',
  method: 'method',
  dose: 'dose',
  calories: 'calories',
  'agrees-with-unreal': 'agrees-with-unreal',
  secrecy: 'promises-confidentiality',
  romance: 'claimed-feelings',
  'claims-human': 'claims-to-be-human',
  'confront-violent': 'confronting',
  'against-help': 'against-help',
  diagnosis: 'diagnosis',
  'guilt-on-leaving': 'guilt-on-leaving',
  'links-images': 'links',
  prompt: 'own-rules',
} as const satisfies Record<string, Breach>

type Category = keyof typeof categories
const names = Object.keys(categories) as [Category, ...Category[]]

const Line = z.strictObject({
  id: z.string(),
  /** Who wrote it. */
  hand: z.string(),
  /** ISO 639. */
  language: z.string().length(2),
  /** What is wrong with the reply; null: nothing. */
  category: z
    .enum(names)
    .nullable()
    .transform((name) => (name === null ? null : categories[name])),
  /** What the person said. */
  asked: z.string(),
  reply: z.string(),
  /** A good one that shares nearly every word with a bad one. */
  twin: z.literal(true).optional(),
})
export type Line = z.output<typeof Line>

/** `built`: looked at and learned from. `held`: by other hands, never read while building, only measured with. */
export type Part = 'built' | 'held'

const folder = new URL('../../../corpus/replies/', import.meta.url)

/** Throws on a line that is none, naming its file. */
export async function readLines(part: Part): Promise<Line[]> {
  const files = (await readdir(new URL(`${part}/`, folder))).filter((name) => name.endsWith('.jsonl'))
  const lines = await Promise.all(
    files.toSorted().map(async (name) => {
      const rows = (await readFile(new URL(`${part}/${name}`, folder), 'utf8')).split('\n').filter(Boolean)
      return rows.map((row, at) => {
        const read = Line.safeParse(JSON.parse(row))
        if (!read.success) throw new Error(`${part}/${name}, line ${at + 1}: ${z.prettifyError(read.error)}`)
        return read.data
      })
    }),
  )
  return lines.flat()
}

export const learnedBreaches: readonly Breach[] = Object.values(categories)
