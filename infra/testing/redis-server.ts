import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { postGuardian } from '#infra/start/guardian.ts'
import { freePort } from '#infra/start/processes.ts'
import { installDebianPackage } from '#infra/testing/debian.ts'

export type RedisServer = { url: string; origin: string; stop: () => Promise<void> }

/**
 * A real Redis for the tests of that backend: REDIS_URL, else an installed redis-server or valkey-server, else Debian's
 * package when we are root, else a container where a Docker engine answers. Null when none can be had.
 */
export async function findRedisServer(): Promise<RedisServer | null> {
  const given = process.env.REDIS_URL
  if (given) return { url: given, origin: 'REDIS_URL', stop: async () => {} }
  const program = installedProgram() ?? installPackage()
  return program === null ? startContainer() : startProgram(program)
}

function installedProgram(): string | null {
  const runs = (name: string): boolean => spawnSync(name, ['--version']).status === 0
  return ['redis-server', 'valkey-server'].find(runs) ?? null
}

function installPackage(): string | null {
  return installDebianPackage('redis-server') ? installedProgram() : null
}

async function startProgram(program: string): Promise<RedisServer> {
  for (;;) {
    const server = await tryToStart(program)
    if (server) return server
  }
}

/** Null when somebody else was quicker to take the port. */
async function tryToStart(program: string): Promise<RedisServer | null> {
  const folder = mkdtempSync(join(tmpdir(), 'leeward-redis-'))
  const port = await freePort()
  const guardian = postGuardian()
  const options = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--databases', 256]
  const child = spawn(program, options.map(String), { stdio: 'ignore', detached: true })
  guardian.watch(child.pid!, 'SIGTERM')
  const url = `redis://127.0.0.1:${port}`
  const isGone = once(child, 'exit').then(() => true)
  const answers = answer(url)
    .then(() => setTimeout(50))
    .then(() => child.exitCode !== null)
  const hasFailed = await Promise.race([isGone, answers])
  if (hasFailed) {
    guardian.dismiss()
    rmSync(folder, { recursive: true, force: true })
    return null
  }
  return {
    url,
    origin: program,
    stop: async () => {
      child.kill('SIGTERM')
      while (child.exitCode === null && child.signalCode === null) await setTimeout(20)
      guardian.dismiss()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function startContainer(): Promise<RedisServer | null> {
  if (spawnSync('docker', ['info'], { timeout: 10_000 }).status !== 0) return null
  const { GenericContainer } = await import('testcontainers')
  const container = await new GenericContainer('redis:8.2-alpine')
    .withCommand(['redis-server', '--databases', '256'])
    .withExposedPorts(6379)
    .start()
  const url = `redis://${container.getHost()}:${container.getMappedPort(6379)}`
  await answer(url)
  return { url, origin: 'a container', stop: async () => void (await container.stop()) }
}

async function answer(url: string): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: 100, retryStrategy: () => 50 })
  redis.on('error', () => {})
  try {
    await redis.ping()
  } finally {
    redis.disconnect()
  }
}
