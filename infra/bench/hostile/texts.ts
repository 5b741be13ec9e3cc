import { limits } from '#domain/limits.ts'
import { screening } from '#domain/safety/screen.ts'
import { hostileTexts } from '#domain/testing/hostile-texts.ts'
import { readLines } from '#infra/bench/safety/lines.ts'
import { table } from '#worker/ops/table.ts'

const runs = 20
const shown = 12

/** Of this thread, in ms: what others take of the processor meanwhile does not count. */
const used = (): number => process.threadCpuUsage().user / 1_000

/** How long a text takes to be screened, and the longest step of it: nobody else has a turn before a step ends. */
function timesOf(text: string): { whole: number; step: number } {
  const begun = used()
  let [last, step] = [begun, 0]
  for (const _ of screening(text)) {
    const now = used()
    step = Math.max(step, now - last)
    last = now
  }
  const ended = used()
  return { whole: ended - begun, step: Math.max(step, ended - last) }
}

const highest = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1]!

/** The hostile texts that take longest, of the length of the longest entry. */
export async function slowestTexts(): Promise<string> {
  const prose = (await readLines('built'))
    .map(({ turns }) => turns.at(-1)!.text)
    .join(' ')
    .slice(0, limits.entryContent)
  const texts: typeof hostileTexts = { ...hostileTexts, 'what people write': () => prose }
  const measured = Object.entries(texts).map(([name, make]) => {
    const text = make(limits.entryContent)
    timesOf(text)
    const times = Array.from({ length: runs }, () => timesOf(text))
    return {
      name,
      whole: highest(times.map(({ whole }) => whole)),
      step: highest(times.map(({ step }) => step)),
    }
  })
  const rows = measured
    .toSorted((one, other) => other.whole - one.whole)
    .slice(0, shown)
    .map(({ name, whole, step }) => [name, whole.toFixed(1), step.toFixed(1)])
  const title = `  Screening ${limits.entryContent} characters, ms of a processor, p99 of ${runs}: the slowest ${shown} of ${measured.length} texts`
  return `${title}\n\n${table(['text', 'whole ms', 'longest step ms'], rows).join('\n')}\n`
}
