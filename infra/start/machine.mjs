// Plain JavaScript of some years ago: this runs on whatever Node a machine has, before anything is installed.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

// What Node 26 is linked against and a minimal system may lack, and the Debian package that has it.
const libraries = [
  { file: 'libatomic.so.1', debian: 'libatomic1', fedora: 'libatomic' },
  { file: 'libstdc++.so.6', debian: 'libstdc++6', fedora: 'libstdc++' },
]

/**
 * The libraries that Node 26 needs and this machine lacks, as one sentence; null when it has them all. As root, on
 * Debian and its kin, they are installed.
 */
export function missingLibraries(environment = process.env, wanted = libraries) {
  if (process.platform !== 'linux') return null
  const missing = wanted.filter(({ file }) => !canBeLoaded(file))
  if (missing.length === 0 || installed(missing, environment)) return null
  const debian = missing.map((library) => library.debian).join(' ')
  const fedora = missing.map((library) => library.fedora).join(' ')
  return (
    `Node 26, which Leeward runs on, needs ${missing.map(({ file }) => file).join(' and ')}, and this machine has not: ` +
    `install it (Debian, Ubuntu: sudo apt-get install ${debian}; Fedora: sudo dnf install ${fedora}), then start again.`
  )
}

/** Asks the machine's own loader, which knows every folder and setting. */
function canBeLoaded(file) {
  try {
    process.dlopen({ exports: {} }, file)
  } catch (error) {
    // Found, and no add-on of Node's: that is all we want to know.
    return !/cannot open shared object file/.test(String(error))
  }
  return true
}

function installed(missing, environment) {
  const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => spawnSync('apt-get', args, { env }).status === 0
  if (process.getuid() !== 0 || !apt('--version')) return false
  const packages = missing.map((library) => library.debian)
  console.log(`  machine        installing ${packages.join(' ')}, which Node 26 needs`)
  const install = () => apt('install', '--yes', '--no-install-recommends', ...packages)
  // A fresh image knows no packages yet.
  return (install() || (apt('update') && install())) && missing.every(({ file }) => canBeLoaded(file))
}

/** Says where npm would keep its cache and may not write; null when it may. Without this it ends halfway. */
export function unwritableCache(environment = process.env) {
  const cache = environment.npm_config_cache || join(environment.HOME || homedir(), '.npm')
  if (canBeWritten(cache)) return null
  return (
    `npm keeps its cache in ${cache}, which cannot be written: set npm_config_cache to a folder that can, ` +
    `for instance: npm_config_cache=/tmp/npm-cache npm start`
  )
}

function canBeWritten(folder) {
  let existing = folder
  while (!existsSync(existing) && dirname(existing) !== existing) existing = dirname(existing)
  try {
    accessSync(existing, constants.W_OK)
    mkdirSync(folder, { recursive: true })
    return true
  } catch {
    return false
  }
}
