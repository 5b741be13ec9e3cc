import pino from 'pino'

/** A real logger whose lines stay in memory. */
export function memoryLog() {
  const lines: string[] = []
  return { log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }), lines }
}
