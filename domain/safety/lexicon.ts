import { abuse } from '#domain/safety/lexicon/abuse.ts'
import { body } from '#domain/safety/lexicon/body.ts'
import { contexts } from '#domain/safety/lexicon/contexts.ts'
import { denials } from '#domain/safety/lexicon/denials.ts'
import { families } from '#domain/safety/lexicon/families.ts'
import { figures } from '#domain/safety/lexicon/figures.ts'
import { others } from '#domain/safety/lexicon/others.ts'
import { selfDanger } from '#domain/safety/lexicon/self-danger.ts'
import { selfHarm } from '#domain/safety/lexicon/self-harm.ts'
import { selfState } from '#domain/safety/lexicon/self-state.ts'
import { self } from '#domain/safety/lexicon/self.ts'
import { compile, type Phrase } from '#domain/safety/pattern.ts'

const { 'unsafe-with-self': unsafeWithSelf, 'refuses-life': refusesLife, ...wishes } = self

/** Each layer reads what the layers before it have not claimed. */
export const layers = {
  figures: { claims: true, table: figures },
  refusals: { claims: true, table: { 'unsafe-with-self': unsafeWithSelf, 'refuses-life': refusesLife } },
  denials: { claims: true, table: denials },
  meanings: {
    claims: false,
    table: { ...wishes, ...selfState, ...selfDanger, ...selfHarm, ...others, ...abuse, ...body, ...contexts },
  },
} as const

type TableOf<Name extends keyof typeof layers> = keyof (typeof layers)[Name]['table']
/** Known from the form of the text, not from its words: it is short, it stands between quotation marks. */
type Derived = 'terse' | 'quoted'
/** What a clause can be found to say. */
export type Signal =
  | Derived
  | TableOf<'figures'>
  | TableOf<'refusals'>
  | TableOf<'denials'>
  | TableOf<'meanings'>

export type Entry = { signal: Signal; source: string; phrase: Phrase }
export type Layer = { claims: boolean; byNeededWord: ReadonlyMap<string, Entry[]> }

function compileLayer(claims: boolean, table: Readonly<Record<string, readonly string[]>>): Layer {
  const byNeededWord = new Map<string, Entry[]>()
  for (const [signal, sources] of Object.entries(table))
    for (const source of sources) {
      const phrase = compile(source, families)
      const entry = { signal: signal as Signal, source, phrase }
      for (const word of phrase.needs) {
        const entries = byNeededWord.get(word) ?? []
        entries.push(entry)
        byNeededWord.set(word, entries)
      }
    }
  return { claims, byNeededWord }
}

export const compiledLayers: readonly Layer[] = Object.values(layers).map(({ claims, table }) =>
  compileLayer(claims, table),
)
