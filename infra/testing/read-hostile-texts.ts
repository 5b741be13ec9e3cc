import { limits } from '#domain/limits.ts'
import { hostileTexts } from '#domain/testing/hostile-texts.ts'
import { conversationReaders, textReaders } from '#infra/testing/text-readers.ts'

// Of eight times the text what is linear costs 8 times as much, and what grows with the square of the length 64 times.
const shorter = 8
const mostDearer = 24
// Less than this at the longest text that is taken holds up nobody, however it grows.
const worthMeasuringMs = 3

type Reader = (text: string) => unknown

/** Of a processor, in ms; what other threads collect or compile meanwhile, and time in which others have it, does not count. */
function costOf(read: Reader, text: string, times: number): number {
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time++) read(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1e3 / times
}

function growsTooFast(read: Reader, make: (length: number) => string, longest: number): boolean {
  const [long, short] = [make(longest), make(longest / shorter)]
  // The first time it may not be compiled yet, and a collection of garbage may fall into any.
  return [1, 1, 2, 4, 8].every((times) => {
    const cost = costOf(read, long, times)
    return cost > worthMeasuringMs && cost > mostDearer * costOf(read, short, times * shorter)
  })
}

function look(reader: string, family: string, read: Reader, longest: number): void {
  try {
    if (growsTooFast(read, hostileTexts[family]!, longest))
      console.log(`${reader}, ${family}: more than linear at ${longest}`)
  } catch (error) {
    console.log(`${reader}, ${family}: ${error instanceof Error ? error.name : 'fault'}`)
  }
}

for (const family of Object.keys(hostileTexts)) {
  // A reader that cuts its input looks linear beyond its cut, so each length that is taken is looked at.
  for (const [reader, read] of Object.entries(textReaders))
    for (const longest of [limits.message, limits.entryContent]) look(reader, family, read, longest)
  for (const [reader, read] of Object.entries(conversationReaders))
    look(`${reader} of many turns`, family, read, limits.message)
}
