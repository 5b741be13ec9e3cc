import type { Language } from '#domain/safety/floor/phrase.ts'

type Element = { mayBeMissing: boolean; is: string | Choice }
type Sequence = Element[]
/** Several ways to say the same part of a phrase. */
export type Choice = Sequence[]

function partsOf(text: string, mark: '|' | ' '): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === mark && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

export const choiceOf = (text: string): Choice =>
  partsOf(text.replaceAll('\n', '|'), '|').map((sequence) => partsOf(sequence, ' ').map(elementOf))

function elementOf(text: string): Element {
  const mayBeMissing = text.endsWith('?')
  const whole = mayBeMissing ? text.slice(0, -1) : text
  return { mayBeMissing, is: whole.startsWith('(') ? choiceOf(whole.slice(1, -1)) : whole }
}

export const textOf = (choice: Choice): string =>
  choice
    .map((sequence) =>
      sequence
        .map(
          ({ is, mayBeMissing }) =>
            `${typeof is === 'string' ? is : `(${textOf(is)})`}${mayBeMissing ? '?' : ''}`,
        )
        .join(' '),
    )
    .join('|')

/** An alternative, and what stands around it on the way there. */
export type Alternative = { choice: Choice; sequence: Sequence; path: ReadonlySet<Sequence | Choice> }

/** Every alternative that has others beside it. */
export function* alternativesIn(
  choice: Choice,
  path: readonly (Sequence | Choice)[] = [],
): Generator<Alternative> {
  for (const sequence of choice) {
    const here = [...path, choice, sequence]
    for (const { is } of sequence) if (typeof is !== 'string') yield* alternativesIn(is, here)
    if (choice.length > 1) yield { choice, sequence, path: new Set(here) }
  }
}

const gaps: Readonly<Record<string, number>> = { _: 1, __: 3, ___: 6 }

/** Sentences that take one alternative, each by another way through the rest of the phrases. */
export class WaysThrough {
  #families: Readonly<Record<string, Choice>>
  #seed = 12_345

  constructor({ families }: Language) {
    this.#families = Object.fromEntries(
      Object.entries(families).map(([name, text]) => [name, choiceOf(text)]),
    )
  }

  sentence(all: Choice, { path }: Alternative): string | null {
    const words = this.#say(all, path)
    const from = words[0] === '^' ? 1 : 0
    const to = words.at(-1) === '$' ? -1 : words.length
    const said = words.slice(from, to)
    if (said.includes('^') || said.includes('$')) return null
    return `${from === 0 ? 'xyzzy ' : ''}${said.join(' ')}${to === -1 ? '' : ' xyzzy'}`
  }

  #say(choice: Choice, path: Alternative['path']): string[] {
    const sequence = choice.find((one) => path.has(one)) ?? choice[this.#next(choice.length)]!
    return sequence.flatMap(({ is, mayBeMissing }) => {
      const inner = typeof is === 'string' ? this.#families[is.slice(1)] : is
      const isWanted = typeof is !== 'string' && path.has(is)
      if (mayBeMissing && !isWanted && this.#next(2) === 0) return []
      if (typeof is !== 'string' || (is.startsWith('@') && inner)) return this.#say(inner!, path)
      if (is in gaps) return Array.from({ length: this.#next(gaps[is]! + 1) }, () => 'xyzzy')
      return [is === '#' ? '3' : is === '##' ? '30' : is.replace('*', '')]
    })
  }

  #next(most: number): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647
    return this.#seed % most
  }
}
