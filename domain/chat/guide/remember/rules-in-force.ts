import { ownRuleIn } from '#domain/chat/guide/hear/own-rules.ts'
import { catalogue } from '#domain/exercises/catalogue.ts'
import type { Recollection } from '#domain/memory/recollection.ts'
import { isSameRule, type OwnRule, type RuleId } from '#domain/memory/rules.ts'

/** Those that are remembered, and those that were given in this conversation. */
export function rulesInForce(
  recollection: Pick<Recollection, 'rules'> | null,
  said: readonly string[],
): OwnRule[] {
  const all = [...(recollection?.rules ?? []), ...said.flatMap((text) => ownRuleIn(text) ?? [])]
  return all.filter((rule, at) => all.findIndex((other) => isSameRule(rule, other)) === at)
}

const counting = new Set(['box-breathing', '4-7-8-breathing', 'coherent-breathing', 'five-senses'])

const isAgainst: Partial<Record<RuleId, (exercise: { id: string; type: string }) => boolean>> = {
  'no-exercises': () => true,
  'no-breathing': ({ type }) => type === 'breathing',
  'no-counting': ({ id }) => counting.has(id),
}

/** What is not offered under these rules. Whoever asks for one by its name gets it. */
export const ruledOut = (rules: readonly OwnRule[]): string[] =>
  catalogue.filter((exercise) => rules.some(({ rule }) => isAgainst[rule]?.(exercise))).map(({ id }) => id)
