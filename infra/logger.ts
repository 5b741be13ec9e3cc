import pino from 'pino'

/** JSON lines to stdout: ids, kinds and times, never what somebody wrote. */
export const createLogger = (name: string, level: string) =>
  pino({ name, level, base: { name }, timestamp: pino.stdTimeFunctions.isoTime })

export type Logger = ReturnType<typeof createLogger>
