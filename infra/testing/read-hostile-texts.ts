import { limits } from '#domain/limits.ts'
import { hostileTexts } from '#domain/testing/hostile-texts.ts'
import { conversationReaders, textReaders } from '#infra/testing/text-readers.ts'

// Ten times the longest entry: what is linear uses less than a quarter of a second of a processor for it, what grows
// with the square of the length from three seconds on. Time in which others have the processor does not count.
const length = 200_000
const mostSeconds = 2
// A reader that cuts its input looks linear there; at the real lengths four times the text may take eight times as long.
const [shorter, mostLonger] = [4, 8]
const worthMeasuringMs = 3

type Reader = (text: string) => unknown

/** Of a processor, in ms, each of so many times; what other threads collect or compile meanwhile does not count. */
function costOf(read: Reader, text: string, times: number): number {
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time++) read(text)
  return process.threadCpuUsage(before).user / 1e3 / times
}

function growsTooFast(read: Reader, make: (length: number) => string, longest: number): boolean {
  const [long, short] = [make(longest), make(longest / shorter)]
  if (costOf(read, long, 1) < worthMeasuringMs) return false
  const isTooFast = (times: number) =>
    costOf(read, long, times) > mostLonger * costOf(read, short, times * shorter)
  // Once may be a collection of garbage, or the moment of compiling.
  return [2, 10, 10, 10].every(isTooFast)
}

const families = Object.entries(hostileTexts)

function look(reader: string, family: string, isTooSlow: () => string | false): void {
  try {
    const found = isTooSlow()
    if (found) console.log(`${reader}, ${family}: ${found}`)
  } catch (error) {
    console.log(`${reader}, ${family}: ${error instanceof Error ? error.name : 'fault'}`)
  }
}

for (const [family, make] of families) {
  for (const [reader, read] of Object.entries(textReaders)) {
    const isTooDear = () => costOf(read, make(length), 1) > mostSeconds * 1_000
    // The first time it may not be compiled yet, and a collection of garbage may fall into it.
    look(reader, family, () => isTooDear() && isTooDear() && isTooDear() && 'more than linear')
    for (const longest of [limits.message, limits.entryContent])
      look(reader, family, () => growsTooFast(read, make, longest) && `more than linear at ${longest}`)
  }
  for (const [reader, read] of Object.entries(conversationReaders))
    look(
      `${reader} of many turns`,
      family,
      () => growsTooFast(read, make, limits.message) && 'more than linear',
    )
}
