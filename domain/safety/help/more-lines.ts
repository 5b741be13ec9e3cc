import { africaAndMiddleEast } from '#domain/safety/help/lines/more/africa-and-middle-east.ts'
import { americas } from '#domain/safety/help/lines/more/americas.ts'
import { asiaAndPacific } from '#domain/safety/help/lines/more/asia-and-pacific.ts'
import { europe } from '#domain/safety/help/lines/more/europe.ts'
import { readLines } from '#domain/safety/help/read-lines.ts'

/** What is there for one concern or one group of people, and further lines to talk. The page fetches them at rest. */
export const moreLines = [americas, europe, africaAndMiddleEast, asiaAndPacific].flatMap(readLines)
