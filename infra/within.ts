/** It took longer than it may. */
export class TooSlow extends Error {
  readonly code = 'TOO_SLOW'
  constructor(ms: number) {
    super(`No answer within ${ms} ms.`)
    this.name = 'TooSlow'
  }
}

/** What `promise` gives, or `TooSlow` after `ms`; the work itself is not stopped. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TooSlow(ms)), ms)
  // If it fails after we have gone, nobody is there to hear it.
  promise.catch(() => {})
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
