import { createHash } from 'node:crypto'

/** Changes when a line, its label or the order of the lines does. */
export const digestOf = (lines: readonly object[]): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 16)
