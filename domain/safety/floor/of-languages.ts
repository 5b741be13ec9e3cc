import { answerTo } from '#domain/safety/floor/answers.ts'
import { type Language, Matcher, type Signals } from '#domain/safety/floor/phrase.ts'
import { sentencesOf } from '#domain/safety/floor/plain.ts'
import type { Rule } from '#domain/safety/floor/rules.ts'
import { raise, type Turn } from '#domain/safety/screener.ts'
import type { Screening } from '#domain/safety/tier.ts'
import { finish, type Steps } from '#domain/steps.ts'

const reach = 2
/** How much of the talk before the last message is read, and how much of each message in it. */
const earlierTurns = 12
const earlierLength = 2000
const sentencesAStep = 40

/** What a talk is about goes on when the next message does not say it again. */
const lasting: Signals = new Set(['compulsion'])

const union = (sets: readonly Signals[]): Signals => new Set(sets.flatMap((set) => [...set]))
const says = (signals: Signals, wanted: readonly string[]): boolean => wanted.some((one) => signals.has(one))

/** Does a rule hold for a sentence, with what stands near it and what was said before? */
const holds = (rule: Rule, here: Signals, near: Signals, before: Signals): boolean =>
  says(here, rule.says) &&
  (rule.with.length === 0 || says(near, rule.with) || says(before, rule.with)) &&
  !says(here, rule.unless) &&
  !says(near, rule.unlessNear) &&
  !says(
    before,
    rule.unlessNear.filter((signal) => lasting.has(signal)),
  )

/** What answers a question: the beginning; after a plain yes, what is then said of the matter is no answer to it. */
function answering([first, second]: readonly Signals[]): Signals {
  const isAside = first?.has('answers-yes') && !first.has('answers-no') && second?.has('answers-aside')
  return isAside ? first! : union([first, second].filter((signals) => signals !== undefined))
}

const screeningOf = ({ tier, concern, id, ask }: Rule): Screening => ({
  tier,
  concerns: [concern],
  reasons: [id],
  ...(ask && { ask }),
})

/** Hears what is said explicitly in the languages that it was made of. */
export class Floor {
  #matcher: Matcher

  #rules: readonly Rule[]

  private constructor(matcher: Matcher, rules: readonly Rule[]) {
    this.#matcher = matcher
    this.#rules = rules
  }

  /** Takes a while to make, so it is made in steps of a few milliseconds. */
  static *of(spoken: readonly Language[], rules: readonly Rule[]): Steps<Floor> {
    return new Floor(yield* Matcher.of(spoken), rules)
  }

  /** The same words under other rules. */
  under(rules: readonly Rule[]): Floor {
    return new Floor(this.#matcher, rules)
  }

  /** What each sentence of a text says. */
  signalsOf(text: string): Signals[] {
    return finish(this.#read(text))
  }

  screen = (turns: readonly Turn[]): Screening => finish(this.steps(turns));

  /** The last message of the talk, read with the turns before it, in steps of a few milliseconds at most. */
  *steps(turns: readonly Turn[]): Steps<Screening> {
    const at = turns.findLastIndex(({ role }) => role === 'person')
    const last = turns[at]
    if (!last) return raise()
    const earlier = turns.slice(Math.max(0, at - earlierTurns), at)
    const sentences = yield* this.#read(last.text)
    const before = new Map<Turn, Signals>()
    for (const turn of earlier) before.set(turn, union(yield* this.#read(turn.text.slice(0, earlierLength))))
    const said = (role: Turn['role']): Signals =>
      union(earlier.filter((turn) => turn.role === role).map((turn) => before.get(turn)!))
    const found = yield* this.#screen(sentences, said('person'))
    const asked = earlier.findLast(({ role }) => role === 'companion')
    if (!asked) return found
    const answer = answerTo(
      { turn: asked, words: before.get(asked)! },
      { text: last.text, words: answering(sentences) },
      { signals: said('person'), concerns: earlier.flatMap(({ concerns }) => concerns ?? []) },
    )
    return raise(found, answer)
  }

  *#read(text: string): Steps<Signals[]> {
    const all: Signals[] = []
    let from: ReturnType<Matcher['read']> | null = null
    for (const { words, goesOn } of sentencesOf(text, this.#matcher.knows)) {
      const found = new Set<string>()
      const end = this.#matcher.read(words, found, from, goesOn)
      from = goesOn ? end : null
      all.push(found)
      if (all.length % sentencesAStep === 0) yield
    }
    return all
  }

  *#screen(sentences: readonly Signals[], before: Signals): Steps<Screening> {
    const found = new Map<Rule, Screening>()
    for (const [index, here] of sentences.entries()) {
      if (here.size === 0) continue
      const near = union(sentences.slice(Math.max(0, index - reach), index + reach + 1))
      for (const rule of this.#rules)
        if (!found.has(rule) && holds(rule, here, near, before)) found.set(rule, screeningOf(rule))
      if (index % sentencesAStep === 0) yield
    }
    return raise(...found.values())
  }
}
