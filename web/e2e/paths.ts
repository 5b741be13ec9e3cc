import { readFileSync } from 'node:fs'

// Read as text: the table brings the whole page along, which only a browser can run.
const table = readFileSync(new URL('../pages.tsx', import.meta.url), 'utf8')

/** Every path of the route table, as it stands there. */
export const patterns: string[] = [
  ...new Set(table.matchAll(/\bpath: '([^']+)'/g).map(([, path]) => path ?? '')),
]

/** The same as addresses of the built page, which is without the workshop. */
export const everyPath: string[] = patterns
  .filter((path) => path !== '/ui')
  .map((path) =>
    path
      .replace(':exercise', 'longer-exhale')
      .replace(/:\w+/, '4b7c3a52-6c0e-4a39-9a55-2f6c3b7d9e10')
      .replace('*', '/nowhere'),
  )
