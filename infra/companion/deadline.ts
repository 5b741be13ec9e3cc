/**
 * In milliseconds: to the first sentence; to the first words in a crisis; between two pieces of what is said after that;
 * for all of it.
 */
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

/** What may be shown as a first sentence, also where none ends. */
const isSentence = (text: string): boolean => /[.!?…。！？।؟\n]/.test(text) || text.length >= 80

/** Aborts `signal` when words are late. Follows `outer`, and knows which of the two it was. */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #timeouts: Timeouts
  readonly #whole: NodeJS.Timeout
  readonly #outer: AbortSignal
  #next: NodeJS.Timeout
  /** Until the first sentence: a word now and then does not stretch its time. */
  #beginning: string | null = ''
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

  /** Words came. Comments, thinking and empty pieces are none: the person sees nothing of them. */
  words(text: string): void {
    if (text.trim() === '') return
    if (this.#beginning !== null) {
      this.#beginning = (this.#beginning + text).trimStart()
      if (!isSentence(this.#beginning)) return
      this.#beginning = null
    }
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
