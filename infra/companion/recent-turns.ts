import type { Turn } from '#infra/companion/companion.ts'
import { tokensIn } from '#infra/companion/tokens-in.ts'

/** How much of a conversation a model is given: the latest turns, within both limits. */
export const turnBudget = { turns: 24, tokens: 4_000 } as const

/** The latest turns that fit, from a person's turn on. */
export function recentTurns(turns: Turn[]): Turn[] {
  const kept: Turn[] = []
  let tokens = 0
  for (const turn of turns.slice(-turnBudget.turns).toReversed()) {
    tokens += tokensIn(turn.text)
    if (kept.length > 0 && tokens > turnBudget.tokens) break
    kept.unshift(turn)
  }
  while (kept.length > 1 && kept[0]?.role === 'assistant') kept.shift()
  return kept
}
