import { createHash } from 'node:crypto'
import type { Line } from '#infra/bench/safety/lines.ts'

/** Changes when a line, its label or the order of the lines does. */
export const digestOf = (lines: Line[]): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 16)
