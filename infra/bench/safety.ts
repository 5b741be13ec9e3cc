import { parseArgs } from 'node:util'
import { clausesOf } from '#domain/safety/clauses.ts'
import { built, everyday, held, heldLater } from '#domain/safety/corpus/corpus.ts'
import { disguises } from '#domain/safety/corpus/disguises.ts'
import * as measure from '#domain/safety/corpus/measure.ts'
import { normalise } from '#domain/safety/normalise.ts'
import { screen } from '#domain/safety/screen.ts'
import { signalsOf } from '#domain/safety/signals.ts'
import { explainLearned } from '#infra/bench/safety/explain.ts'
import { report } from '#infra/bench/safety/report.ts'

const { values: wanted } = parseArgs({
  options: {
    misses: { type: 'string', default: 'built' },
    domain: { type: 'string' },
    explain: { type: 'string' },
  },
})

if (wanted.explain !== undefined) {
  for (const clause of clausesOf(normalise(wanted.explain))) {
    console.log(`| ${clause.words.join(' ')}`)
    signalsOf(clause, ({ signal, source }, from, to) =>
      console.log(`    ${signal}: ${clause.words.slice(from, to).join(' ')}   <- ${source}`),
    )
  }
  explainLearned(normalise(wanted.explain))
  console.log(screen(wanted.explain))
  process.exit()
}

const sets = { built: measure.judge(built), held: measure.judge(held) }
const disguised = built
  .filter(measure.needsDialog)
  .flatMap(({ text, ...line }) =>
    disguises.map(({ name, wear }) => ({ ...line, domain: name, text: wear(text) })),
  )
report('Built', sets.built)
report('Held', sets.held)
report('Held, written later', measure.judge(heldLater))
report('Held, ordinary talk', measure.judge(everyday))
report('Disguised (built, rewritten to slip past a filter)', measure.judge(disguised))

if (wanted.misses === 'built' || wanted.misses === 'held')
  for (const line of sets[wanted.misses]) {
    if (line.accepted.includes(line.screening.tier) || (wanted.domain && wanted.domain !== line.domain))
      continue
    const { tier, reasons } = line.screening
    console.log(
      `${line.domain}: wanted ${line.accepted.join('/')}, got ${tier} [${reasons.join(' ')}]  ${line.text}`,
    )
  }

const milliseconds = (text: string): number => {
  const start = performance.now()
  screen(text)
  return performance.now() - start
}
const times = [...built, ...held].map(({ text }) => milliseconds(text)).toSorted((a, b) => a - b)
const at = (part: number): string => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(3)
console.log(`\nA line: median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`)

const joined = [...built, ...held].map(({ text }) => text).join(' ')
const repeated = (text: string): string => text.repeat(Math.ceil(20_000 / text.length)).slice(0, 20_000)
const large = {
  'every line, one after another': joined.slice(0, 20_000),
  'the same without a full stop': joined.replace(/[.,?!]/g, '').slice(0, 20_000),
  'an ordinary day': repeated('I went to the shop, and my mother called about dinner. It was fine. '),
  'i want to i want to': repeated('i want to '),
  'a single letter': repeated('a '),
  'one long word': repeated('k'),
  stars: repeated('*'),
  quotes: repeated('" '),
  numbers: repeated('30 pills took '),
  'he he he': repeated('he said my friend is going to '),
}
for (const [name, text] of Object.entries(large)) {
  const runs = Array.from({ length: 5 }, () => milliseconds(text)).toSorted((a, b) => a - b)
  console.log(`20,000 characters, ${name}: ${(runs[2] ?? 0).toFixed(1)} ms`)
}
