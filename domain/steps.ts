/** Work that can be paused between two steps, so that others who wait are not kept waiting for all of it. */
export type Steps<Result> = Generator<void, Result>

/** All steps in one go. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
