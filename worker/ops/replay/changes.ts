import { floorVersion, screenByFloor } from '#domain/safety/floor/floor.ts'
import { type Layer, raise, type Verdict } from '#domain/safety/screener.ts'
import { isCrisis, type Tier } from '#domain/safety/tier.ts'
import type { LearnedScreener } from '#infra/screening/open-learned.ts'
import type { StoredMessage } from '#worker/ops/replay/stored-messages.ts'

export type Change = { from: Tier; to: Tier; count: number }
/** `fromVersion` is null where the layer had not read the message. */
export type LayerChange = Change & { layer: Layer; fromVersion: string | null; toVersion: string }

/** What the layers that are installed would find otherwise. Holds counts, never words. */
export class Changes {
  readonly #changes = new Map<string, Change>()
  readonly #layers = new Map<string, LayerChange>()

  changes = (): Change[] => [...this.#changes.values()].toSorted(byCount)
  layers = (): LayerChange[] => [...this.#layers.values()].toSorted(byCount)
  changed = (): number => this.changes().reduce((sum, { count }) => sum + count, 0)

  add({ tier, verdicts }: StoredMessage, to: Tier, found: Verdict[]): void {
    if (tier !== to) countIn(this.#changes, { from: tier, to })
    for (const { layer, version, tier: now } of found) {
      const earlier = verdicts.findLast((verdict) => verdict.layer === layer)
      const from = earlier?.tier ?? 'none'
      if (from !== now)
        countIn(this.#layers, {
          layer,
          fromVersion: earlier?.version ?? null,
          toVersion: version,
          from,
          to: now,
        })
    }
  }
}

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count

function countIn<Row extends { count: number }>(rows: Map<string, Row>, row: Omit<Row, 'count'>): void {
  const key = JSON.stringify(row)
  const counted = rows.get(key) ?? ({ ...row, count: 0 } as Row)
  counted.count++
  rows.set(key, counted)
}

/** As when they were sent: what the floor finds in a crisis is not asked of the other layer. */
export async function screenAgain(
  messages: StoredMessage[],
  learned: LearnedScreener | null,
  changes: Changes,
): Promise<void> {
  const floors = messages.map((message) => ({ message, floor: screenByFloor(message.turns) }))
  const asked = learned ? floors.filter(({ floor }) => !isCrisis(floor.tier)) : []
  const found =
    (await learned?.screenAll(
      asked.map(({ message: { turns }, floor }) => ({ turns, floor: floor.tier })),
    )) ?? []
  for (const { message, floor } of floors) {
    const byFloor: Verdict = { layer: 'floor', version: floorVersion, tier: floor.tier }
    const more = found[asked.findIndex((one) => one.message === message)]
    const byLearned: Verdict[] =
      learned && more ? [{ layer: 'learned', version: learned.version, tier: more.tier }] : []
    changes.add(message, more ? raise(floor, more).tier : floor.tier, [byFloor, ...byLearned])
  }
}
