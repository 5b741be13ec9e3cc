import type { Logger } from 'pino'

/** The part of a logger that infra writes to. Ids only: never a message that could quote a person. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>

export type Fault = { name: string; code?: string; at: string[] }

const frame = /^ {4}at .*(:\d+:\d+\)?|<anonymous>\)?|native\)?)$/

/**
 * What may be kept and logged of an error: its kind, its code and where it was thrown. Its message is left out,
 * since a message may quote what a person wrote.
 */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  const { code } = error as { code?: unknown }
  const at = (error.stack ?? '')
    .split('\n')
    .filter((line) => frame.test(line))
    .map((line) => line.trim())
  return { name: error.name, ...(typeof code === 'string' && { code }), at }
}
