import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

export type EnvFile = { values: Record<string, string>; faults: string[] }

const assignment = /^\s*(?:export\s+)?[A-Za-z_][A-Za-z0-9_]*\s*=\s*(?<value>.*)$/

/** Reads a file of NAME=value lines, and says which lines are none. A missing file is an empty one. */
export function readEnvFile(path: string, name = path): EnvFile {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { values: {}, faults: [] }
    return { values: {}, faults: [`${name}: the file is there but cannot be read`] }
  }
  const values = Object.fromEntries(Object.entries(parseEnv(text)).map(([key, value]) => [key, value ?? '']))
  return { values, faults: brokenLines(text).map((fault) => `${name}, ${fault}`) }
}

/** Which lines are neither an assignment nor a comment. Node's own parser passes over them without a word. */
export function brokenLines(text: string): string[] {
  const faults: string[] = []
  let open: { quote: string; line: number } | null = null
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (open !== null) {
      if (line.includes(open.quote)) open = null
      continue
    }
    if (/^\s*(?:#.*)?$/.test(line)) continue
    const value = assignment.exec(line)?.groups?.value
    if (value === undefined) faults.push(`line ${index + 1}: not of the form NAME=value`)
    const quote = value?.[0] ?? ''
    if (quote !== "'" && value?.replace(/\s#.*$/, '').includes('$'))
      faults.push(
        `line ${index + 1}: a value with a $ stands in single quotes, or docker compose takes what follows for a variable`,
      )
    if (value !== undefined && /["'`]/.test(quote) && !value.includes(quote, 1))
      open = { quote, line: index + 1 }
  }
  if (open !== null) faults.push(`line ${open.line}: the quote is never closed`)
  return faults
}
