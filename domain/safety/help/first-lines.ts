import { africaAndMiddleEast } from '#domain/safety/help/lines/first/africa-and-middle-east.ts'
import { americas } from '#domain/safety/help/lines/first/americas.ts'
import { asiaAndPacific } from '#domain/safety/help/lines/first/asia-and-pacific.ts'
import { europe } from '#domain/safety/help/lines/first/europe.ts'
import { readLines } from '#domain/safety/help/read-lines.ts'

/** Of every country: its emergency numbers, and whom to call or write to in a crisis. The page has them at once. */
export const firstLines = [americas, europe, africaAndMiddleEast, asiaAndPacific].flatMap(readLines)
