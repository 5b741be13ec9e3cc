import { type Tier, tiers } from '#domain/safety/tier.ts'

/** A line of the corpus: what somebody might write, and the tiers that are right for it, the best first. */
export type Line = { domain: string; accepted: Tier[]; text: string }

const isTier = (word: string): word is Tier => (tiers as readonly string[]).includes(word)

/** Reads `# domain` headings and `tier, tier | text` rows. Throws on anything else. */
export function readCorpus(source: string): Line[] {
  const lines: Line[] = []
  let domain = ''
  for (const row of source.split('\n')) {
    if (row.trim() === '') continue
    if (row.startsWith('# ')) {
      domain = row.slice(2).trim()
      continue
    }
    const [given = '', ...rest] = row.split(' | ')
    const accepted = given.split(',').map((word) => word.trim())
    if (domain === '' || rest.length === 0 || !accepted.every(isTier))
      throw new Error(`Not a line of a corpus: ${row}`)
    lines.push({ domain, accepted: accepted.filter(isTier), text: rest.join(' | ') })
  }
  return lines
}
