import { setImmediate } from 'node:timers/promises'
import type { Steps } from '#domain/steps.ts'

const sliceMs = 5

/** Does the steps one after the other; everybody else who waits for this process has a turn every few milliseconds. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let begun = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - begun < sliceMs) continue
    await setImmediate()
    begun = performance.now()
  }
}
