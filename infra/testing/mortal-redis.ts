import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { Redis } from 'ioredis'
import { portOfItsOwn } from '#infra/testing/port-of-its-own.ts'

const program = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0)

/** No Redis program is installed that a test may kill. */
export const isRedisImmortal = program === undefined

/** A Redis that remembers nothing, to be killed and started again at the same address. */
export async function mortalRedis() {
  const port = await portOfItsOwn()
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const kill = async (): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return {
    url,
    kill,
    start: async (): Promise<void> => {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()]
      child = spawn(program!, options, { stdio: 'ignore' })
      const redis = new Redis(url, { maxRetriesPerRequest: 100, retryStrategy: () => 20 })
      redis.on('error', () => {})
      await redis.ping()
      redis.disconnect()
    },
    [Symbol.asyncDispose]: kill,
  }
}
