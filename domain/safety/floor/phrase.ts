import { fold, plainWords } from '#domain/safety/floor/plain.ts'
import type { Steps } from '#domain/steps.ts'

/**
 * A small language for phrases, read word by word:
 *
 *   hurt me|hit me       one of several phrases; a new line stands for |, in brackets too
 *   (kill|end it for)    one of several in a phrase
 *   all?  (of it)?       may be missing
 *   suicid*              any word that begins so
 *   @want                the family of that name, of the same language
 *   _  __  ___           a gap of at most 1, 3 or 6 words
 *   #   ##               a number in digits; one of eight or more
 *   ^  $                 where the sentence begins, where it ends
 *
 * All phrases of all languages become one machine that reads each word of a text once, whatever the text is.
 */
export type Language = {
  families: Readonly<Record<string, string>>
  /** By the name of their signal. */
  phrases: Readonly<Record<string, string>>
}

/** What a sentence says. */
export type Signals = ReadonlySet<string>

type Node = { first: number[]; last: number[]; mayBeEmpty: boolean }
/** One of single words, or of longer phrases, each part by part. */
type Options = { single: ReadonlySet<number>; longer: readonly Part[][] }
type Part = { options: Options; mayBeEmpty: boolean } | { gap: number }
/** Where all phrases stand after some words, and the signals of those that have just ended. */
type State = { places: readonly number[]; signals: readonly string[]; next: Map<number, State> }

const unknown = 0
const partOfWord = (single: ReadonlySet<number>): Part => ({
  options: { single, longer: [] },
  mayBeEmpty: false,
})
const anyWord: ReadonlySet<number> = new Set()
const gaps: Record<string, number> = { _: 1, __: 3, ___: 6 }
const mostStates = 30_000
const familyName = /^@[\w-]+$/
const isNumber = (word: string): boolean => /^\d/.test(word)

/** Splits at `mark` outside brackets. */
function split(source: string, mark: string): string[] {
  if (!source.includes('(')) return source.split(mark).filter((part) => part !== '')
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < source.length; at++) {
    const letter = source[at]
    if (letter === '(') depth++
    else if (letter === ')') depth--
    else if (letter === mark && depth === 0) {
      parts.push(source.slice(from, at))
      from = at + 1
    }
  }
  parts.push(source.slice(from))
  return parts.filter((part) => part !== '')
}

/** A word of the tables as people write it: without its accents, and with the two letters that stand for an umlaut. */
function formsOf(word: string): string[] {
  if (/^[a-z]+$/.test(word)) return [word]
  const written = word.replace(/[äöüå]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa' })[letter]!)
  return [...new Set([word, written])].map(fold)
}

export class Matcher {
  #ids = new Map<string, number>([
    ['^', 1],
    ['$', 2],
    ['#', 3],
    ['##', 4],
  ])
  #wanted: ReadonlySet<number>[] = []
  #after: number[][] = []
  #ending: (string[] | undefined)[] = []
  #firstBy = new Map<number, number[]>()
  #idsBy = new Map<string, Set<number>>()
  /** Those of the language that is read. */
  #families: Language['families'] = {}
  #optionsBy = new Map<string, Options>()
  #states = new Map<string, State>()
  #start: State = { places: [], signals: [], next: new Map() }

  private constructor() {}

  static *of(languages: readonly Language[]): Steps<Matcher> {
    const matcher = new Matcher()
    yield* matcher.#learn(languages)
    return matcher
  }

  *#learn(languages: readonly Language[]): Steps<void> {
    for (const { families, phrases } of languages)
      for (const source of [...Object.values(families), ...Object.values(phrases)]) {
        for (const word of wordsIn(source)) if (!this.#ids.has(word)) this.#ids.set(word, this.#ids.size + 1)
        yield
      }
    // For "suicid*", all words that begin so.
    for (const [word, id] of this.#ids)
      for (let length = 1; length <= word.length; length++) {
        const beginning = `${word.slice(0, length)}*`
        if (!this.#ids.has(beginning)) continue
        const begun = this.#idsBy.get(beginning)
        if (begun) begun.add(id)
        else this.#idsBy.set(beginning, new Set([id]))
      }
    const first: number[] = []
    for (const { families, phrases } of languages) {
      this.#families = families
      this.#optionsBy.clear()
      for (const [signal, lines] of Object.entries(phrases))
        for (const phrase of split(lines.replaceAll('\n', '|'), '|')) {
          first.push(...this.#compile(signal, phrase.trim()))
          yield
        }
    }
    this.#optionsBy.clear()
    for (const place of first)
      for (const id of this.#wanted[place]!) {
        const places = this.#firstBy.get(id)
        if (places) places.push(place)
        else this.#firstBy.set(id, [place])
      }
    this.#start = this.#stateOf([])
  }

  knows = (word: string): boolean => this.#ids.has(word)

  /** How large the machine is. */
  get places(): number {
    return this.#wanted.length
  }

  /** Adds the signals of a sentence to `found`. Returns where its reading ended, for a sentence that goes on. */
  read(words: readonly string[], found: Set<string>, from: State | null, goesOn: boolean): State {
    if (this.#states.size > mostStates) this.#forget()
    let state = from ?? this.#step(this.#start, 1, found)
    for (const word of words) state = this.#step(state, this.#idOf(word), found)
    return goesOn ? state : this.#step(state, 2, found)
  }

  #forget(): void {
    this.#states.clear()
    this.#start = this.#stateOf([])
  }

  #idOf(word: string): number {
    const id = this.#ids.get(word)
    if (id !== undefined) return id
    if (isNumber(word)) return Number.parseInt(word, 10) < 8 ? 3 : 4
    for (let length = Math.min(word.length, 12); length > 2; length--) {
      const beginning = this.#ids.get(`${word.slice(0, length)}*`)
      if (beginning !== undefined) return beginning
    }
    return unknown
  }

  #step(state: State, id: number, found: Set<string>): State {
    let next = state.next.get(id)
    if (!next) {
      next = this.#stateOf(this.#placesAfter(state.places, id))
      state.next.set(id, next)
    }
    for (const signal of next.signals) found.add(signal)
    return next
  }

  #placesAfter(places: readonly number[], id: number): number[] {
    const reached = new Set<number>(this.#firstBy.get(id))
    for (const place of places)
      for (const after of this.#after[place]!) {
        const wanted = this.#wanted[after]!
        if (wanted === anyWord ? id !== 1 && id !== 2 : wanted.has(id)) reached.add(after)
      }
    return [...reached].toSorted((one, other) => one - other)
  }

  #stateOf(places: number[]): State {
    const key = places.join(' ')
    let state = this.#states.get(key)
    if (!state) {
      const signals = [...new Set(places.flatMap((place) => this.#ending[place] ?? []))]
      state = { places, signals, next: new Map() }
      this.#states.set(key, state)
    }
    return state
  }

  #compile(signal: string, phrase: string): number[] {
    const node = this.#choice(this.#optionsOf(phrase))
    if (node.mayBeEmpty) throw new Error(`"${phrase}" is said by saying nothing`)
    for (const place of node.last) (this.#ending[place] ??= []).push(signal)
    return node.first
  }

  #place(wanted: ReadonlySet<number>): Node {
    const place = this.#wanted.push(wanted) - 1
    this.#after.push([])
    return { first: [place], last: [place], mayBeEmpty: false }
  }

  #joined(nodes: Node[]): Node {
    let { first, last, mayBeEmpty } = nodes[0]!
    for (const node of nodes.slice(1)) {
      for (const place of last) this.#after[place]!.push(...node.first)
      if (mayBeEmpty) first = [...first, ...node.first]
      last = node.mayBeEmpty ? [...last, ...node.last] : node.last
      mayBeEmpty &&= node.mayBeEmpty
    }
    return { first, last, mayBeEmpty }
  }

  #part(part: Part): Node {
    if (!('gap' in part)) {
      const node = this.#choice(part.options)
      return part.mayBeEmpty ? { ...node, mayBeEmpty: true } : node
    }
    const nodes = Array.from({ length: part.gap }, () => this.#place(anyWord))
    return this.#joined(nodes.map((node) => ({ ...node, mayBeEmpty: true })))
  }

  /** Single words become one place together; each longer phrase has places of its own. */
  #choice({ single, longer }: Options): Node {
    if (longer.length === 0 && single.size > 0) return this.#place(single)
    const nodes = longer.map((parts) => this.#joined(parts.map((part) => this.#part(part))))
    if (single.size > 0) nodes.push(this.#place(single))
    return {
      first: nodes.flatMap(({ first }) => first),
      last: nodes.flatMap(({ last }) => last),
      // A word that is left out of every text, as "really" is, is left out here.
      mayBeEmpty: nodes.length === 0 || nodes.some(({ mayBeEmpty }) => mayBeEmpty),
    }
  }

  #partOf(source: string): Part {
    if (source in gaps) return { gap: gaps[source]! }
    const mayBeEmpty = source.endsWith('?')
    const whole = mayBeEmpty ? source.slice(0, -1) : source
    const inner = /^\((.*)\)$/.exec(whole)?.[1]
    if (inner === undefined && /[()?]/.test(whole)) throw new Error(`"${source}" cannot be read`)
    return { options: this.#optionsOf(inner ?? whole), mayBeEmpty }
  }

  #optionsOf(source: string): Options {
    const made = this.#optionsBy.get(source)
    if (made) return made
    const options = familyName.test(source) ? this.#optionsOfFamily(source) : this.#gathered(source)
    this.#optionsBy.set(source, options)
    return options
  }

  #optionsOfFamily(name: string): Options {
    const family = this.#families[name.slice(1)]
    if (!family) throw new Error(`No family ${name}`)
    return this.#optionsOf(family)
  }

  #gathered(source: string): Options {
    const single = new Set<number>()
    const longer: Part[][] = []
    for (const option of split(source.replaceAll('\n', '|'), '|').map((one) => one.trim())) {
      if (familyName.test(option)) {
        const options = this.#optionsOf(option)
        for (const id of options.single) single.add(id)
        longer.push(...options.longer)
      } else if (/[ (?@]/.test(option) || option in gaps)
        longer.push(split(option, ' ').map((part) => this.#partOf(part)))
      else
        for (const words of readings(option)) {
          const ids = words.map((word) => this.#idsOf(word))
          if (ids.length > 1) longer.push(ids.map((one) => partOfWord(one)))
          else for (const id of ids.flatMap((one) => [...one])) single.add(id)
        }
    }
    return { single, longer }
  }

  #idsOf(word: string): ReadonlySet<number> {
    const made = this.#idsBy.get(word)
    if (made) return made
    const ids = new Set([this.#ids.get(word)!])
    if (word.startsWith('#'))
      for (const [known, id] of this.#ids)
        if (word === '#' ? known === '##' || isNumber(known) : Number.parseInt(known, 10) >= 8) ids.add(id)
    this.#idsBy.set(word, ids)
    return ids
  }
}

const readingsBy = new Map<string, string[][]>()

/** The plain words that a word of the tables may be read as. */
function readings(word: string): string[][] {
  const made = readingsBy.get(word)
  if (made) return made
  const isSign = /^[#^$]/.test(word) || word.endsWith('*')
  const read = isSign ? [[fold(word)]] : formsOf(word).map((form) => plainWords(form))
  readingsBy.set(word, read)
  return read
}

const wordsIn = (source: string): string[] =>
  source
    .split(/[\s|()?]+/)
    .filter((word) => word !== '' && !word.startsWith('@') && !(word in gaps))
    .flatMap((word) => readings(word).flat())
