import { clausesOf, type Clause } from '#domain/safety/clauses.ts'
import { holds, type Place, type Rule } from '#domain/safety/rule.ts'
import { rules } from '#domain/safety/rules.ts'
import { signalsOf, type Signals } from '#domain/safety/signals.ts'
import { softeners } from '#domain/safety/softeners.ts'
import { highestTier, isAtLeast, type Concern, type Screening, type Tier } from '#domain/safety/tier.ts'
import { finish, type Steps } from '#domain/steps.ts'

const reach = 2
const union = (sets: Signals[]): Signals => new Set(sets.flatMap((set) => [...set]))

const shortText = 7

/** Clauses that say the same are read once, so that a text made of repetitions costs no more than one of them. */
function* readAll(clauses: Clause[]): Steps<Signals[]> {
  const isTerse = clauses.reduce((sum, { words }) => sum + words.length, 0) <= shortText
  const read = new Map<string, Signals>()
  const all: Signals[] = []
  for (const clause of clauses) {
    const key = `${clause.isQuoted} ${clause.words.join(' ')}`
    let signals = read.get(key)
    if (!signals) {
      const found = new Set(signalsOf(clause))
      if (isTerse) found.add('terse')
      if (clause.isQuoted) found.add('quoted')
      signals = found
      read.set(key, signals)
      yield
    }
    all.push(signals)
  }
  return all
}

const softened = (rule: Rule, place: Place): Tier => {
  let { tier } = rule
  for (const softener of softeners)
    if (
      isAtLeast(tier, softener.to) &&
      softener.softens.includes(rule.concern) &&
      !softener.exceptRules?.includes(rule.name) &&
      (softener.onlyRules?.includes(rule.name) ?? true) &&
      holds(softener, place)
    )
      tier = softener.to
  return tier
}

/** `isSoftened`: the surroundings lowered what a rule said. */
export type ByRules = Screening & { isSoftened: boolean }

/** How concerning a text in plain words is, from the signals of its clauses. */
export const screenByRules = (plain: string): ByRules => finish(screeningByRules(plain))

export function* screeningByRules(plain: string): Steps<ByRules> {
  const signals = yield* readAll(clausesOf(plain))
  const anywhere = union(signals)
  const concerns = new Set<Concern>()
  const reasons = new Set<string>()
  let tier: Tier = 'none'
  let isSoftened = false
  for (const [index, here] of signals.entries()) {
    if (here.size === 0) continue
    yield
    const place = {
      here,
      near: union(signals.slice(Math.max(0, index - reach), index + reach + 1)),
      anywhere,
    }
    for (const rule of rules) {
      if (!holds(rule, place)) continue
      const left = softened(rule, place)
      if (left !== rule.tier) isSoftened = true
      if (left === 'none') continue
      tier = highestTier(tier, left)
      concerns.add(rule.concern)
      reasons.add(rule.name)
    }
  }
  return { tier, concerns: [...concerns], reasons: [...reasons], isSoftened }
}
