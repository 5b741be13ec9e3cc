/** In milliseconds: to the first sign of life; to the first words in a crisis; between two signs of life; for all of it. */
export type Timeouts = { firstMs: number; firstInCrisisMs: number; idleMs: number; wholeMs: number }

/** What is left of them for somebody who has waited already. */
export const afterWaiting = (
  { firstMs, firstInCrisisMs, idleMs, wholeMs }: Timeouts,
  waitedMs: number,
): Timeouts => ({
  firstMs: Math.max(0, firstMs - waitedMs),
  firstInCrisisMs: Math.max(0, firstInCrisisMs - waitedMs),
  idleMs,
  wholeMs: Math.max(0, wholeMs - waitedMs),
})

/** Aborts `signal` when a sign of life is late. Follows `outer`, and knows which of the two it was. */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #timeouts: Timeouts
  readonly #whole: NodeJS.Timeout
  readonly #outer: AbortSignal
  #next: NodeJS.Timeout
  hasPassed = false

  constructor(timeouts: Timeouts, outer: AbortSignal) {
    this.#timeouts = timeouts
    this.#outer = outer
    this.#next = setTimeout(this.#pass, timeouts.firstMs)
    this.#whole = setTimeout(this.#pass, timeouts.wholeMs)
    if (outer.aborted) this.#stop()
    outer.addEventListener('abort', this.#stop, { once: true })
  }

  get controller(): AbortController {
    return this.#controller
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  signOfLife(): void {
    clearTimeout(this.#next)
    this.#next = setTimeout(this.#pass, this.#timeouts.idleMs)
  }

  /** Ends the timers and whatever still listens to the signal. */
  [Symbol.dispose](): void {
    clearTimeout(this.#next)
    clearTimeout(this.#whole)
    this.#outer.removeEventListener('abort', this.#stop)
    this.#controller.abort()
  }

  readonly #pass = () => {
    this.hasPassed = true
    this.#controller.abort()
  }

  readonly #stop = () => this.#controller.abort()
}
