import { Worker } from 'node:worker_threads'
import type { Screener, Turn } from '#domain/safety/screener.ts'
import type { Screening, Tier } from '#domain/safety/tier.ts'
import { type Heard, talkBefore } from '#infra/screening/learned-scores.ts'
import type { Question } from '#infra/screening/learned-thread.ts'
import { threadEnvironment } from '#infra/thread-environment.ts'

export type LearnedScreener = Screener & {
  /** Many conversations at once, for operators and benches. */
  screenAll: (asked: readonly Conversation[]) => Promise<Screening[]>
}
type Conversation = { turns: readonly Turn[]; floor: Tier }

export const heardIn = ({ turns, floor }: Conversation): Heard => ({
  text: turns.findLast(({ role }) => role === 'person')?.text ?? '',
  talk: talkBefore(turns),
  floor,
})

type Answer = { ready: string } | { id: number; screenings?: Screening[]; fault?: string }
type Waiting = PromiseWithResolvers<Screening[]>

const script = new URL('learned-thread.ts', import.meta.url)

/** The thread ended, or what was asked of it failed. The other layers have spoken all the same. */
export class LearnedLayerAway extends Error {
  constructor() {
    super('The learned layer of screening is away.')
    this.name = 'LearnedLayerAway'
  }
}

/** More wait for the thread already than it answers in time. The floor has spoken all the same. */
export class LearnedLayerBusy extends Error {
  constructor() {
    super('The learned layer of screening has too much to read.')
    this.name = 'LearnedLayerBusy'
  }
}

/** `most`: how many texts may wait for the thread; `timeoutMs`: how long one does; `stuckMs`: when the thread is given up. */
export type LearnedLimits = { most: number; timeoutMs: number; stuckMs: number }

/** Some ten milliseconds for a text, on a machine that is not busy. Nobody is kept waiting: a late verdict raises later. */
const usualLimits: LearnedLimits = { most: 32, timeoutMs: 20_000, stuckMs: 30_000 }

/**
 * The learned layer, on a thread of its own: no text holds up whoever asks. A thread that ended, or that has not answered
 * for long while others wait, is started anew when it is next asked.
 */
export async function openLearnedLayer(
  limits: Partial<LearnedLimits> = {},
): Promise<LearnedScreener & AsyncDisposable> {
  const { most, timeoutMs, stuckMs } = { ...usualLimits, ...limits }
  let nextId = 0
  let thread = await startThread()
  let starting: Promise<Thread> | null = null

  /** However many wait for it, one is started. */
  async function runningThread(): Promise<Thread> {
    if (!thread.isGone()) return thread
    starting ??= startThread().finally(() => (starting = null))
    return (thread = await starting)
  }

  async function ask(
    texts: readonly Heard[],
    isBounded: boolean,
    signal?: AbortSignal,
  ): Promise<Screening[]> {
    signal?.throwIfAborted()
    const givenUp = Promise.withResolvers<never>()
    givenUp.promise.catch(() => {})
    const giveUp = () => givenUp.reject(signal?.reason)
    signal?.addEventListener('abort', giveUp, { once: true })
    try {
      return await Promise.race([answerOf(texts, isBounded), givenUp.promise])
    } finally {
      signal?.removeEventListener('abort', giveUp)
    }
  }

  async function answerOf(texts: readonly Heard[], isBounded: boolean): Promise<Screening[]> {
    const { worker, waiting, unanswered } = await runningThread()
    if (isBounded) refuseWhenBusy()
    const id = nextId++
    unanswered.set(id, performance.now())
    const answer = Promise.withResolvers<Screening[]>()
    waiting.set(id, answer)
    // While somebody waits it keeps the process alive, and else it does not.
    worker.ref()
    worker.postMessage({ id, texts } satisfies Question, [])
    try {
      return await answer.promise
    } finally {
      waiting.delete(id)
      if (waiting.size === 0) worker.unref()
    }
  }

  /** What was given up is still read by the thread: it counts until it is answered. */
  function refuseWhenBusy(): void {
    const { worker, unanswered } = thread
    if (unanswered.size < most) return
    const oldest = unanswered.values().next().value ?? Infinity
    if (performance.now() - oldest >= stuckMs) void worker.terminate()
    throw new LearnedLayerBusy()
  }

  return {
    layer: 'learned',
    version: thread.version,
    screen: async (turns, floor, signal) => {
      const timeout = AbortSignal.timeout(timeoutMs)
      const until = signal ? AbortSignal.any([signal, timeout]) : timeout
      const [screening] = await ask([heardIn({ turns, floor })], true, until)
      return screening!
    },
    screenAll: (asked) => ask(asked.map(heardIn), false),
    [Symbol.asyncDispose]: async () => void (await thread.worker.terminate()),
  }
}

/** What it takes of a process beside its heap, in MB: the encoder's weights and what it works with. */
export const learnedLayerMb = 200

type Thread = {
  worker: Worker
  waiting: Map<number, Waiting>
  /** What it was asked and has not answered, and since when; the oldest first. */
  unanswered: Map<number, number>
  version: string
  isGone: () => boolean
}

function startThread(): Promise<Thread> {
  const waiting = new Map<number, Waiting>()
  const unanswered = new Map<number, number>()
  // It reads what strangers write, and finds no secrets.
  const worker = new Worker(script, { env: threadEnvironment(), execArgv: [] })
  const { promise, resolve, reject } = Promise.withResolvers<Thread>()
  let isGone = false
  const end = () => {
    isGone = true
    reject(new LearnedLayerAway())
    for (const answer of waiting.values()) answer.reject(new LearnedLayerAway())
  }
  worker.on('error', end)
  worker.on('exit', end)
  worker.on('message', (answer: Answer) => {
    if ('ready' in answer) {
      worker.unref()
      return resolve({ worker, waiting, unanswered, version: answer.ready, isGone: () => isGone })
    }
    unanswered.delete(answer.id)
    const asked = waiting.get(answer.id)
    if (answer.screenings) asked?.resolve(answer.screenings)
    else asked?.reject(new LearnedLayerAway())
  })
  return promise
}
