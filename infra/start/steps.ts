import { performance } from 'node:perf_hooks'
import { styleText } from 'node:util'

const labelWidth = 15
const textWidth = 52

/** What the terminal shows while Leeward starts: one line a step, with what was done and how long it took. */
export type Steps = {
  /** Runs one step. `work` returns what was done, in a few words. */
  run: (label: string, doing: string, work: () => Promise<string>) => Promise<void>
  say: (text: string) => void
}

export function terminalSteps(out: NodeJS.WriteStream = process.stdout): Steps {
  const soft = (text: string): string => (out.isTTY ? styleText('dim', text) : text)
  const line = (label: string, text: string): string => `  ${soft(label.padEnd(labelWidth))}${text}`
  return {
    run: async (label, doing, work) => {
      const startedAt = performance.now()
      const show = (): void => void out.write(line(label, `${doing} …`) + (out.isTTY ? '' : '\n'))
      // In a log, only a step that takes its time is announced.
      const announced = out.isTTY ? (show(), undefined) : setTimeout(show, 1500)
      try {
        const done = await work()
        const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
        clearLine()
        out.write(`${line(label, done.padEnd(textWidth))}  ${soft(seconds)}\n`)
      } catch (error) {
        clearLine()
        throw error
      } finally {
        clearTimeout(announced)
      }
    },
    say: (text) => void out.write(`${text}\n`),
  }

  function clearLine(): void {
    if (out.isTTY) out.write('\r\u001B[K')
  }
}
