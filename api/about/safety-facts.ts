import type { Deps } from '#api/deps.ts'
import { fewerThan5, type SafetyFacts } from '#contract/safety.ts'
import { floorVersion } from '#domain/safety/floor/floor.ts'
import { publishedPrompt } from '#infra/companion/companion-prompt.ts'
import { promptVersion } from '#infra/companion/companion-rules.ts'
import { readFigures } from '#infra/screening/figures.ts'
import type { Sql } from '#infra/sql.ts'

const figures = readFigures()

type Tools = Pick<Deps, 'sql' | 'learned' | 'moderation' | 'serverFacts'>

export async function safetyFacts({ sql, learned, moderation, serverFacts }: Tools): Promise<SafetyFacts> {
  const { versions } = figures
  const { operator, processors, cadence } = serverFacts
  return {
    layers: [
      { layer: 'floor', version: floorVersion, isOn: true },
      { layer: 'learned', version: learned?.version ?? null, isOn: learned !== null },
      { layer: 'moderation', version: moderation?.version ?? null, isOn: moderation !== null },
    ],
    figures: {
      ...figures,
      isOfThisBuild:
        versions.floor === floorVersion && (learned === null || versions.learned === learned.version),
    },
    prompt: { version: promptVersion, text: publishedPrompt },
    years: await listYears(sql),
    operator,
    processors,
    cadence,
  }
}

type Year = { year: number; referrals: number; corrections: number }

/** This year always, also when nothing happened in it. */
async function listYears(sql: Sql): Promise<SafetyFacts['years']> {
  const counted = await sql<Year[]>`
    select counted_year as year, referrals::int, corrections::int from count_safety_years()`
  const now = new Date().getUTCFullYear()
  const years = counted[0]?.year === now ? counted : [{ year: now, referrals: 0, corrections: 0 }, ...counted]
  return years.map(({ year, referrals, corrections }) => ({
    year,
    referrals: shownCount(referrals),
    corrections: shownCount(corrections),
  }))
}

const shownCount = (count: number) => (count < 5 ? fewerThan5 : count)
