/** In milliseconds: to the first sign of life, also when someone is in a crisis; between two signs; for all of it. */
export type Patience = { firstMs: number; firstInCrisisMs: number; idleMs: number; wholeMs: number }

/** Aborts `signal` when a sign of life is late. Follows `outer`, and knows which of the two it was. */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #patience: Patience
  readonly #whole: NodeJS.Timeout
  readonly #outer: AbortSignal
  #next: NodeJS.Timeout
  hasPassed = false

  constructor(patience: Patience, outer: AbortSignal) {
    this.#patience = patience
    this.#outer = outer
    this.#next = setTimeout(this.#pass, patience.firstMs)
    this.#whole = setTimeout(this.#pass, patience.wholeMs)
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
    this.#next = setTimeout(this.#pass, this.#patience.idleMs)
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
