import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { postGuardian } from '#infra/start/guardian.ts'
import { keepRunning, type KeptRunning } from '#infra/start/kept-running.ts'

type Kept = { running: KeptRunning; said: string[]; log: () => string }

/** A program of one file, kept running until the test ends. */
function keep(source: string): Kept {
  const folder = mkdtempSync(join(tmpdir(), 'leeward-kept-'))
  const logFile = join(folder, 'program.log')
  const script = join(folder, 'program.mjs')
  writeFileSync(script, source)
  const guardian = postGuardian()
  const said: string[] = []
  const program = { name: 'program', args: [script], environment: process.env, logFile }
  const running = keepRunning(program, guardian, (text) => said.push(text))
  onTestFinished(async () => {
    await running.stop()
    guardian.dismiss()
    rmSync(folder, { recursive: true })
  })
  return { running, said, log: () => readFileSync(logFile, 'utf8') }
}

test('what ends by itself is started again, after a pause that grows', async () => {
  const { running, said, log } = keep(`console.log('here'); process.exit(3)`)
  await vi.waitUntil(() => running.failures() === 2, { timeout: 10_000 })
  expect(said).toEqual([
    'The program ended by itself (exit code 3). It starts again in 1 s.',
    'The program ended by itself (exit code 3). It starts again in 2 s.',
  ])
  expect(log()).toBe('here\nhere\n')
  expect(running.lastWords()).toBe('here\nhere')
})

test('what is asked to stop may finish what it does, and is not started again', async () => {
  const { running, said, log } = keep(`
    process.on('SIGTERM', () => setTimeout(() => { console.log('drained'); process.exit(0) }, 300))
    setInterval(() => {}, 1000)
    console.log('here')`)
  await vi.waitUntil(() => log().includes('here'), { timeout: 10_000 })
  await running.stop()
  expect(log()).toBe('here\ndrained\n')
  expect(said).toEqual([])
})
