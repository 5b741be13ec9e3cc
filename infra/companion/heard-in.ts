import { hear } from '#domain/chat/guide/hear/hear.ts'
import type { Understanding } from '#domain/chat/guide/understanding.ts'
import type { Turn } from '#infra/companion/companion.ts'

/** What somebody came with stands in the first words. Hearing takes milliseconds, and others wait for them. */
const longest = 2_000

const known = new WeakMap<Turn, Understanding>()

/** What the guide would see in what was said, by patterns: once for each turn, as long as somebody works with it. */
export function heardIn(turn: Turn): Understanding {
  const heard = known.get(turn) ?? hear(turn.text.slice(0, longest), null, null)
  known.set(turn, heard)
  return heard
}
