import type { HelpLine, Kind } from '#domain/safety/help/help-line.ts'
import { mainKind } from '#domain/safety/help/lines-for.ts'
import { aboutLine, hoursOf, isAlways, isOneNumber, type Way, waysTo } from '#domain/safety/help/say-line.ts'

/** A line in the words in which it is shown. */
export type SaidLine = {
  kind: Kind
  kinds: readonly Kind[]
  name: string
  /** How to reach it, when and for whom. */
  about: string
  hours: string
  note: string | null
  call: string | null
  ways: Way[]
  isAlways: boolean
  /** The number to call takes texts too. */
  isOneNumber: boolean
}

export const sayLine = (line: HelpLine): SaidLine => ({
  kind: mainKind(line),
  kinds: line.kinds,
  name: line.name,
  about: aboutLine(line),
  hours: hoursOf(line),
  note: line.note,
  call: line.call,
  ways: waysTo(line),
  isAlways: isAlways(line),
  isOneNumber: isOneNumber(line),
})
