import { readFileSync } from 'node:fs'
import type * as z from 'zod'
import { noOwnLines, type OwnLines } from '#domain/safety/help/own-lines.ts'
import { ConfigError } from '#infra/config.ts'
import { ownLines } from '#infra/help/own-lines-schema.ts'

/** The help lines that the operator has written down; none without a file. Throws `ConfigError`, naming the line. */
export function readOwnLines(path: string | undefined): OwnLines {
  if (path === undefined) return noOwnLines
  const document = parse(path, read(path))
  const { data, error } = ownLines.safeParse(document)
  if (data) return data
  throw fault(path, describe(error.issues[0]!, document))
}

/** The same for a process that cannot go on without: says what is wrong and ends, without a stack. */
export function readOwnLinesOrExit(path: string | undefined): OwnLines {
  try {
    return readOwnLines(path)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(78)
  }
}

const fault = (path: string, what: string) => new ConfigError([`HELP_LINES_FILE: ${path}, ${what}`])

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw fault(path, 'which cannot be read')
  }
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw fault(path, `which is no JSON: ${(error as Error).message}`)
  }
}

function describe({ path, message, ...issue }: z.core.$ZodIssue, document: unknown): string {
  const [list, index, field] = path
  const what = [
    field === undefined ? null : `"${String(field)}"`,
    issue.code === 'unrecognized_keys' ? `knows no ${issue.keys.join(', ')}` : message,
  ]
  const said = what.filter((part) => part !== null).join(' ')
  if (typeof index !== 'number') return `as a whole: ${[list, said].filter(Boolean).join(' ')}`
  const line = (document as Record<string, Record<string, unknown>[]>)[String(list)]?.[index] ?? {}
  return `${String(list)}[${index}], ${String(line['country'])} "${String(line['name'])}": ${said}`
}
