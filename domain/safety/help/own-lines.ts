import type { HelpLine } from '#domain/safety/help/help-line.ts'

/** What the operator of a server has changed: lines instead of ours or beside them, and lines that are left out. */
export type OwnLines = { lines: HelpLine[]; without: Pick<HelpLine, 'country' | 'name'>[] }

export const noOwnLines: OwnLines = { lines: [], without: [] }

/** A line of the operator takes the place of ours with its country and name, or stands before ours. */
export function withOwnLines(lines: readonly HelpLine[], { lines: own, without }: OwnLines): HelpLine[] {
  const isSame = (line: HelpLine) => (other: Pick<HelpLine, 'country' | 'name'>) =>
    other.country === line.country && other.name === line.name
  const isOurs = (line: HelpLine) => lines.some(isSame(line))
  return [
    ...own.filter((line) => !isOurs(line)),
    ...lines.filter((line) => !without.some(isSame(line))).map((line) => own.find(isSame(line)) ?? line),
  ]
}
