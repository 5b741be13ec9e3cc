import { hostileTexts } from '#domain/testing/hostile-texts.ts'
import { textReaders } from '#infra/testing/text-readers.ts'

// Ten times the longest entry: what is linear uses less than a quarter of a second of a processor for it, what grows
// with the square of the length from three seconds on. Time in which others have the processor does not count.
const length = 200_000
const mostSeconds = 2

for (const [reader, read] of Object.entries(textReaders))
  for (const [family, make] of Object.entries(hostileTexts)) {
    const text = make(length)
    const before = process.cpuUsage()
    try {
      read(text)
    } catch (error) {
      console.log(`${reader}, ${family}: ${error instanceof Error ? error.name : 'fault'}`)
    }
    const seconds = process.cpuUsage(before).user / 1e6
    if (seconds > mostSeconds) console.log(`${reader}, ${family}: more than linear`)
  }
