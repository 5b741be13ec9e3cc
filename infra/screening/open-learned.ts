import { Worker } from 'node:worker_threads'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import type { Screener, Turn } from '#domain/safety/screener.ts'
import type { Screening, Tier } from '#domain/safety/tier.ts'
import type { Heard } from '#infra/screening/learned-scores.ts'
import type { Question } from '#infra/screening/learned-thread.ts'

/** The floor's verdict goes along: what was learned weighs it with its own. */
export type LearnedScreener = Screener & {
  /** Many conversations at once, for operators and benches. */
  screenAll: (asked: readonly { turns: readonly Turn[]; floor: Tier }[]) => Promise<Screening[]>
} & AsyncDisposable

const lastWordsOf = (turns: readonly Turn[]): string =>
  turns.findLast(({ role }) => role === 'person')?.text ?? ''

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

/**
 * The learned layer, on a thread of its own: no text holds up whoever asks. `floor` says what the floor finds in turns.
 * A thread that ended is started anew when it is next asked.
 */
export async function openLearned(floor: (turns: readonly Turn[]) => Tier): Promise<LearnedScreener> {
  let nextId = 0
  let thread = await startThread()
  let starting: Promise<Thread> | null = null

  /** However many wait for it, one is started. */
  async function runningThread(): Promise<Thread> {
    if (!thread.isGone()) return thread
    starting ??= startThread().finally(() => (starting = null))
    return (thread = await starting)
  }

  async function ask(texts: readonly Heard[], signal?: AbortSignal): Promise<Screening[]> {
    signal?.throwIfAborted()
    const { worker, waiting } = await runningThread()
    const id = nextId++
    const answer = Promise.withResolvers<Screening[]>()
    waiting.set(id, answer)
    const giveUp = () => answer.reject(signal?.reason)
    signal?.addEventListener('abort', giveUp, { once: true })
    // While somebody waits it keeps the process alive, and else it does not.
    worker.ref()
    worker.postMessage({ id, texts } satisfies Question, [])
    try {
      return await answer.promise
    } finally {
      waiting.delete(id)
      if (waiting.size === 0) worker.unref()
      signal?.removeEventListener('abort', giveUp)
    }
  }

  return {
    layer: 'learned',
    version: thread.version,
    screen: async (turns, signal) => {
      const [screening] = await ask([{ text: lastWordsOf(turns), floor: floor(turns) }], signal)
      return screening!
    },
    screenAll: (asked) =>
      ask(asked.map(({ turns, floor: found }) => ({ text: lastWordsOf(turns), floor: found }))),
    [Symbol.asyncDispose]: async () => void (await thread.worker.terminate()),
  }
}

/** What it takes of a process beside its heap, in MB: the encoder's weights and what it works with. */
export const learnedLayerMb = 300

/** The layer with the floor that it weighs. */
export const openLearnedLayer = (): Promise<LearnedScreener> =>
  openLearned((turns) => screenByFloor(turns).tier)

type Thread = { worker: Worker; waiting: Map<number, Waiting>; version: string; isGone: () => boolean }

function startThread(): Promise<Thread> {
  const waiting = new Map<number, Waiting>()
  // It reads what strangers write, and finds no secrets.
  const worker = new Worker(script, { env: {}, execArgv: [] })
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
      return resolve({ worker, waiting, version: answer.ready, isGone: () => isGone })
    }
    const asked = waiting.get(answer.id)
    if (answer.screenings) asked?.resolve(answer.screenings)
    else asked?.reject(new LearnedLayerAway())
  })
  return promise
}
