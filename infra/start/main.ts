import { setImmediate } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { StartFault } from '#infra/start/fault.ts'
import { startLeeward } from '#infra/start/leeward.ts'
import { terminalSteps } from '#infra/start/steps.ts'

const { values } = parseArgs({
  options: { watch: { type: 'boolean', default: false }, model: { type: 'boolean', default: false } },
})
const steps = terminalSteps()
const asked = new AbortController()
// One Ctrl-C arrives more than once: from the terminal, and passed on by npm.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.abort())
const parent = process.ppid
// npm itself was killed, and could pass nothing on.
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => process.ppid === parent || asked.abort(), 300).unref()
const stop = new Promise<void>((resolve) => asked.signal.addEventListener('abort', () => resolve()))

const started = new AsyncDisposableStack()
try {
  const given = {
    environment: process.env,
    isWatched: values.watch,
    wantsModel: values.model,
    steps,
    signal: asked.signal,
  }
  const { address } = await startLeeward(given, started)
  steps.say(`\n  Leeward is at ${address}\n`)
  await stop
} catch (error) {
  // Ctrl-C in the terminal ends what a step was running too, before we hear of it ourselves.
  await setImmediate()
  if (!asked.signal.aborted) report(error)
} finally {
  if (asked.signal.aborted) steps.say('\n  Stopping …')
  await started.disposeAsync()
  if (asked.signal.aborted) steps.say('  Leeward has stopped.')
}
process.exit()

function report(error: unknown): void {
  process.exitCode = 1
  if (!(error instanceof StartFault)) return console.error(error)
  const [first, ...others] = error.sentences
  if (others.length === 0) console.error(first)
  else
    console.error(
      `Leeward cannot start, for ${error.sentences.length} reasons:\n${error.sentences.map((sentence) => `  ${sentence}`).join('\n')}`,
    )
}
