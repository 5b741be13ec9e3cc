import { readFileSync } from 'node:fs'

/** What was built: the version of package.json, and the commit when the image was told. */
export const build = {
  version: (
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
  ).version,
  revision: process.env['REVISION'] || null,
}
