import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { commandOf, isAlive } from '#infra/start/processes.ts'
import { root } from '#infra/start/settings.ts'

const note = z.object({ pid: z.number(), processes: z.array(z.number()) })

let folder: string
let data: string
beforeAll(() => {
  folder = mkdtempSync(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'leeward-start-'))
  chmodSync(folder, 0o711)
  data = join(folder, 'data')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Started = {
  said: () => string
  address: Promise<string>
  kill: (signal: NodeJS.Signals) => void
  code: Promise<number | null>
}

function start(environment: NodeJS.ProcessEnv = {}): Started {
  const own = { LEEWARD_DATA: data, PORT: '0', DATABASE_URL: '', REDIS_URL: '', npm_lifecycle_event: '' }
  const child = spawn(process.execPath, [join(root, 'infra/start/start.mjs')], {
    env: { ...process.env, ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const { promise: address, resolve, reject } = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
      const found = /Leeward is at (\S+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
  const code = once(child, 'close').then(([exitCode]: (number | null)[]) => exitCode ?? null)
  void code.then(() => reject(new Error(text)))
  address.catch(() => {})
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await code
  })
  return { said: () => text, address, kill: (signal) => void child.kill(signal), code }
}

/** The processes of the last start that still run: its own, and all whose command names the data folder. */
function running(): number[] {
  const path = join(data, 'running.json')
  const { pid, processes } = note.parse(JSON.parse(readFileSync(path, 'utf8')))
  return [pid, ...processes].filter(isAlive)
}

async function ended(pids: number[]): Promise<boolean> {
  for (let waited = 0; waited < 600 && pids.some(isAlive); waited++) await setTimeout(100)
  return !pids.some(isAlive)
}

test('one command brings everything up, a second one says where that is, and SIGTERM ends all of it', async () => {
  const first = start()
  const address = await first.address
  expect(address).toMatch(/^http:\/\/localhost:\d+$/)
  for (const step of ['database', 'schema', 'page', 'processes'])
    expect(first.said()).toMatch(new RegExp(`${step} .* \\d+\\.\\d s`))
  expect((await fetch(address)).headers.get('content-type')).toMatch('text/html')
  // A machine that is busy may take too long over one of the checks.
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200)

  const pids = running()
  expect(pids.map(commandOf).join('\n')).toMatch(
    /start\.mjs[^]*postgres -D[^]*api\/server\.ts[^]*worker\/main\.ts/,
  )
  const second = start()
  expect(await second.code).toBe(1)
  expect(second.said()).toContain(`already, at ${address} (process`)
  first.kill('SIGTERM')
  expect(await first.code).toBe(0)
  // The guardian notices a moment later that there is nothing left to guard.
  expect(await ended(pids)).toBe(true)
  expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false)
})

test('after kill -9 of everything the next start recovers by itself, and SIGINT ends all of it', async () => {
  const first = start()
  await first.address
  for (const pid of running()) process.kill(pid, 'SIGKILL')
  await first.code

  const second = start()
  await second.address
  const pids = running()
  second.kill('SIGINT')
  expect(await second.code).toBe(0)
  expect(await ended(pids)).toBe(true)
})

test('what a start left running without a guardian, the next one takes over; killed, it takes everything with it', async () => {
  const first = start()
  await first.address
  const [main, guardian, ...left] = running()
  expect(commandOf(guardian!)).toContain('guardian-process')
  for (const pid of [guardian!, main!]) process.kill(pid, 'SIGKILL')
  await first.code
  expect(left.filter(isAlive)).toHaveLength(3)

  const second = start()
  await second.address
  expect(second.said()).toContain('PostgreSQL taken over, still running')
  const pids = running()
  second.kill('SIGKILL')
  expect(await ended([...left, ...pids])).toBe(true)
})
