// Plain JavaScript of some years ago: this runs on whatever Node a machine has, before Node 26 is there.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { missingLibraries, unwritableCache } from '#infra/start/machine.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const modules = join(root, 'node_modules')
const ownNode = join(modules, '.bin', 'node')

// Before this Node, npm leaves out programs that are built for newer ones, and some npms cannot read our lockfile.
const oldestForNpm = 22
const ownNpm = 'npm@11.19.1'

/** Installs the dependencies when they are missing or stale, then runs the script under the Node that came with them. */
export async function handOver(script, args) {
  const isInstalled = isFresh()
  // A Node of that age runs here already, so it has its libraries.
  const lack = (hasTypes() ? null : missingLibraries()) || (isInstalled ? null : unwritableCache())
  if (lack) giveUp(lack)
  if (!isInstalled) install()
  linkNode()
  // What one process has compiled, the next of this house need not: half the processor of a short one.
  if (!process.env.NODE_COMPILE_CACHE) process.env.NODE_COMPILE_CACHE = join(modules, '.cache', 'node')
  const path = join(root, script)
  if (existsSync(ownNode) ? isThisNode() : hasTypes()) {
    process.argv = [process.execPath, path].concat(args)
    await import(pathToFileURL(path).href)
    return
  }
  if (!existsSync(ownNode)) machineNode()
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
  const hidden = join(modules, '.package-lock.json')
  if (!existsSync(hidden)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages
  return Object.keys(wanted).every((path) => {
    if (path === '') return true
    if (installed[path]) return installed[path].version === wanted[path].version
    return wanted[path].optional === true && !isForThisMachine(wanted[path])
  })
}

/** Of the optional packages most are for other kinds of machine; npm leaves those out. */
function isForThisMachine({ os, cpu, libc }) {
  if (!os || libc) return false
  return [].concat(os).includes(process.platform) && [].concat(cpu || process.arch).includes(process.arch)
}

function install() {
  const startedAt = Date.now()
  console.log('  dependencies   installing them, once; this can take a minute')
  const isOld = Number(process.versions.node.split('.')[0]) < oldestForNpm
  const aside = isOld ? mkdtempSync(join(tmpdir(), 'leeward-npm-')) : null
  if (aside) {
    runNpm(machineNpm(), ['install', `--prefix=${aside}`, '--no-save', machineNode(), ownNpm])
    const installed = join(aside, 'node_modules')
    const node = join(installed, machineNode().split('@')[0], 'bin', 'node')
    runNpm([node, join(installed, 'npm', 'bin', 'npm-cli.js')], ['ci', '--include=dev'])
    rmSync(aside, { recursive: true, force: true })
  } else runNpm(machineNpm(), ['ci', '--include=dev'])
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`  dependencies   installed${' '.repeat(45)}${seconds} s`)
}

/** The npm that runs us, else the one that a shell would find. */
function machineNpm() {
  return process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
}

/** Which package holds Node 26 for this machine, with its version. */
function machineNode() {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).optionalDependencies
  const name = nodePackages().find((known) => wanted[known])
  if (!name)
    giveUp('npm has no Node 26 for this kind of machine: install Node 26 or newer, then start again.')
  return `${name}@${wanted[name]}`
}

function nodePackages() {
  const machine = `${process.platform}-${process.arch}`
  return [`node-${machine}`, `node-bin-${machine}`]
}

/** Some npms install Node 26 and do not link it. */
function linkNode() {
  const binary = nodePackages()
    .map((name) => join(modules, name, 'bin', 'node'))
    .find((path) => existsSync(path))
  if (binary && !existsSync(ownNode)) symlinkSync(relative(dirname(ownNode), binary), ownNode)
}

function runNpm(npm, args) {
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const done = spawnSync(npm[0], npm.slice(1).concat(args, quietly), { cwd: root, encoding: 'utf8' })
  if (done.status === 0) return
  console.error(`${done.stdout || ''}${done.stderr || ''}${done.error ? done.error.message : ''}`.trim())
  giveUp('The dependencies could not be installed: npm says why above.')
}

function giveUp(sentence) {
  console.error(sentence)
  process.exit(1)
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
