type Cell = string | number | null | undefined

const shown = (cell: Cell): string => (typeof cell === 'number' ? cell.toLocaleString('en') : (cell ?? '–'))

/** Rows below their headings, each column as wide as it must be; columns of numbers stand to the right. */
export function table(headings: string[], rows: Cell[][]): string[] {
  const isNumeric = headings.map((_, column) => rows.some((row) => typeof row[column] === 'number'))
  const texts = [headings, ...rows.map((row) => row.map(shown))]
  const widths = headings.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((text, column) =>
        isNumeric[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return texts.map((row) => `  ${line(row)}`)
}

/** Names and what they stand at, one a line. */
export function facts(pairs: [name: string, value: Cell][]): string[] {
  const width = Math.max(...pairs.map(([name]) => name.length))
  return pairs.map(([name, value]) => `  ${name.padEnd(width)}  ${shown(value)}`)
}

const shownAtMost = 20

/** The first of many, one a line, and how many more there are. */
export const firstOf = (items: string[]): string[] => [
  ...items.slice(0, shownAtMost).map((item) => `    ${item}`),
  ...(items.length > shownAtMost ? [`    … and ${items.length - shownAtMost} more: --json lists all`] : []),
]
