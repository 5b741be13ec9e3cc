import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { floorVersion, screenByFloor } from '#domain/safety/floor/floor.ts'
import { raise } from '#domain/safety/screener.ts'
import type { Screening } from '#domain/safety/tier.ts'
import { hostileTexts } from '#domain/testing/hostile-texts.ts'
import { agreement } from '#infra/bench/safety/agreement.ts'
import { asFigures } from '#infra/bench/safety/as-figures.ts'
import { type Line, readLines } from '#infra/bench/safety/lines.ts'
import { report } from '#infra/bench/safety/report.ts'
import { figuresFile } from '#infra/screening/figures.ts'
import { openLearnedLayer } from '#infra/screening/open-learned.ts'

// How well the layers hear, on lines by hands that nothing was learned from; and how long they take.
// --write: keeps the figures of the held-back part for the public page.
// --part built: on those that were learned from, which flatters. --misses: prints the built lines that are missed.
const { values: wanted } = parseArgs({
  options: {
    part: { type: 'string', default: 'held' },
    misses: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const part = wanted.part === 'built' ? 'built' : 'held'
const lines = await readLines(part)

const began = performance.now()
const floors = lines.map(({ turns }) => screenByFloor(turns))
const floorMs = performance.now() - began
await using learned = await openLearnedLayer()
const learnedBegan = performance.now()
const raised: Screening[] = []
for (let from = 0; from < lines.length; from += 256)
  raised.push(
    ...(await learned.screenAll(
      lines.slice(from, from + 256).map(({ turns }, at) => ({ turns, floor: floors[from + at]!.tier })),
    )),
  )
const learnedMs = performance.now() - learnedBegan

const judge = (screenings: Screening[]) =>
  lines.map((line: Line, at) => ({ ...line, screening: screenings[at]! }))
const both = judge(floors.map((floor, at) => raise(floor, raised[at]!)))
console.log(report(`Floor and learned layer ${learned.version}, ${part} part`, both))
const alone = judge(floors)
console.log(report(`Floor alone, ${part} part`, alone))
if (wanted.write && part === 'held') {
  const versions = { floor: floorVersion, learned: learned.version }
  const measuredOn = new Date().toISOString().slice(0, 10)
  const kept = asFigures({ withLearned: both, floorAlone: alone }, { measuredOn, versions })
  await writeFile(figuresFile, `${JSON.stringify(kept, null, 2)}\n`)
}

console.log(`\n${await agreement([...(await readLines('built')), ...(await readLines('held'))])}`)

if (wanted.misses && part === 'built')
  for (const { id, tier, screening, turns } of both)
    if (tier !== screening.tier)
      console.log(
        `${id}: wanted ${tier}, got ${screening.tier} [${screening.reasons.join(' ')}]  ${turns.at(-1)!.text}`,
      )

console.log(`\n10,000 lines: floor ${seconds(floorMs)} s, learned layer ${seconds(learnedMs)} s (one thread)`)
for (const [name, make] of Object.entries(hostileTexts)) {
  const text = make(20_000)
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    screenByFloor([{ role: 'person', text }])
    return performance.now() - start
  })
  console.log(`floor, 20,000 characters, ${name}: ${times.toSorted((a, b) => a - b)[2]!.toFixed(1)} ms`)
}

function seconds(taken: number): string {
  return ((taken * 10_000) / lines.length / 1_000).toFixed(1)
}
