import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'

const sources = ['{domain,projections,infra/store}/**/*.ts', 'infra/migrations/*.sql']
const root = new URL('../../', import.meta.url)

/**
 * Names what read models are made by: the text of domain, projections, the reading of the log, and the tables. It changes
 * with each deploy that could take an event otherwise, also where nobody tells the commit.
 */
let read: Promise<string> | undefined
export const programBuild = (): Promise<string> => (read ??= readProgram())

async function readProgram(): Promise<string> {
  const files = await Array.fromAsync(glob(sources, { cwd: root }))
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !name.includes('.test.')).toSorted())
    hash.update(file).update(await readFile(new URL(file, root)))
  return hash.digest('hex').slice(0, 16)
}
