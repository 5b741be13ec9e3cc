// Plain JavaScript of some years ago: this runs on whatever Node a machine has, before Node 26 is there.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const ownNode = join(root, 'node_modules', '.bin', 'node')

/** Installs the dependencies when they are missing or stale, then runs the script under the Node that came with them. */
export async function handOver(script, args) {
  if (!isFresh()) install()
  const path = join(root, script)
  if (existsSync(ownNode) ? isThisNode() : hasTypes()) {
    process.argv = [process.execPath, path].concat(args)
    await import(pathToFileURL(path).href)
    return
  }
  if (!existsSync(ownNode)) {
    console.error('npm has no Node 26 for this kind of machine: install Node 26 or newer, then start again.')
    process.exit(1)
  }
  runUnder(ownNode, [path].concat(args))
}

function isThisNode() {
  return realpathSync(ownNode) === realpathSync(process.execPath)
}

function hasTypes() {
  return Number(process.versions.node.split('.')[0]) >= 26
}

/** npm writes down what it has installed, when it is done: every package of our lockfile must stand there. */
function isFresh() {
  const hidden = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hidden)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  return Object.keys(wanted).every((path) => {
    if (path === '') return true
    // Optional ones are for other kinds of machine.
    if (!installed[path]) return wanted[path].optional === true
    return installed[path].version === wanted[path].version
  })
}

function install() {
  const startedAt = Date.now()
  console.log('  dependencies   installing them, once; this can take a minute')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }
  const done = npm
    ? spawnSync(process.execPath, [npm].concat(args), options)
    : spawnSync('npm', args, options)
  if (done.status !== 0) {
    console.error(`${done.stdout || ''}${done.stderr || ''}`.trim())
    console.error('The dependencies could not be installed: npm says why above.')
    process.exit(1)
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`  dependencies   installed${' '.repeat(45)}${seconds} s`)
}

function runUnder(node, args) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const parent = process.ppid
  // npm itself was killed, and could pass nothing on.
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 300).unref()
  child.on('error', (error) => {
    console.error(
      `The Node that npm installed does not run here (${error.message}): install Node 26 or newer.`,
    )
    process.exit(1)
  })
  child.on('exit', (code) => process.exit(code === null ? 1 : code))
}
