import { randomBytes } from 'node:crypto'
import { open, seal } from '#infra/store/sealing.ts'

const words = JSON.stringify({
  note: 'Tight chest on the train, and it passed once I had counted ten breaths.',
})

/** How often a second, on one core. */
export function measureSealing(seconds: number): { sealed: number; opened: number } {
  const key = randomBytes(32)
  const sealed = seal(key, 'label', words)
  const often = (work: () => void): number => {
    const startedAt = performance.now()
    let times = 0
    while (performance.now() - startedAt < seconds * 1_000) {
      for (let inner = 0; inner < 100; inner++) work()
      times += 100
    }
    return (times * 1_000) / (performance.now() - startedAt)
  }
  return { sealed: often(() => seal(key, 'label', words)), opened: often(() => open(key, 'label', sealed)) }
}
