import { readFile } from 'node:fs/promises'
import { isCrisis, type Tier } from '#domain/safety/tier.ts'
import type { Line } from '#infra/bench/safety/lines.ts'

const file = new URL('../../../corpus/safety/second-labels.jsonl', import.meta.url)

/** How far a second hand, who saw no label, agrees with the first; in the share of lines and in Cohen's kappa. */
export async function agreement(lines: Line[]): Promise<string> {
  const rows = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  const second = new Map(
    rows.map((row) => JSON.parse(row) as { id: string; tier: Tier }).map((row) => [row.id, row.tier]),
  )
  const pairs = lines.flatMap(({ id, tier }) => {
    const other = second.get(id)
    return other ? [{ first: tier, second: other }] : []
  })
  const shown = (name: string, sees: (tier: Tier) => string): string => {
    const alike =
      pairs.filter(({ first, second: other }) => sees(first) === sees(other)).length / pairs.length
    const part = (which: 'first' | 'second', value: string): number =>
      pairs.filter((pair) => sees(pair[which]) === value).length / pairs.length
    const values = [...new Set(pairs.map(({ first }) => sees(first)))]
    const byChance = values.reduce((sum, value) => sum + part('first', value) * part('second', value), 0)
    return `${name} ${(100 * alike).toFixed(1)} % (kappa ${((alike - byChance) / (1 - byChance)).toFixed(2)})`
  }
  return [
    `A second hand on ${pairs.length} of ${lines.length} lines agrees: ${shown('tier', (tier) => tier)}`,
    shown('dialog or not', (tier) => String(isCrisis(tier))),
    shown('help or not', (tier) => String(tier !== 'none')),
  ].join(', ')
}
