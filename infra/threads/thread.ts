import { Worker, type ResourceLimits } from 'node:worker_threads'
import { threadEnvironment } from '#infra/threads/thread-environment.ts'

/** The thread ended, or what was asked of it failed. */
export class ThreadAway extends Error {
  constructor(cause?: unknown) {
    super('The thread is away.', { cause })
    this.name = 'ThreadAway'
  }
}

/** More wait for the thread already than may. */
export class ThreadBusy extends Error {
  constructor() {
    super('The thread has too much to read.')
    this.name = 'ThreadBusy'
  }
}

export type ThreadOptions<Question> = {
  /** How much there is to read in a question. */
  sizeOf: (question: Question) => number
  /** How many questions may wait or be answered at a time. */
  most?: number
  /** A question that takes longer, while another is refused, ends the thread. */
  stuckMs?: number
  resourceLimits?: ResourceLimits
}

type AskOptions = { signal?: AbortSignal | undefined; isBounded?: boolean }

export type Thread<Question, Answer, Ready> = {
  /** Rejects with `ThreadAway`, with `ThreadBusy`, or with the reason of `signal`. */
  ask: (question: Question, options?: AskOptions) => Promise<Answer>
  /** What the script says once it is loaded. */
  ready: Promise<Ready>
} & AsyncDisposable

/** What `serve` posts. */
export type Posted<Answer, Ready> = { ready: Ready } | { answer: Answer } | { fault: string }

type Asked<Question, Answer> = PromiseWithResolvers<Answer> & { question: Question; size: number }
type Running<Question, Answer, Ready> = {
  worker: Worker
  ready: PromiseWithResolvers<Ready>
  answering: (Asked<Question, Answer> & { since: number }) | null
}

/**
 * A script on a thread of its own, where no text holds up whoever asks. It answers one question at a time, the shortest
 * first: who writes much keeps nobody waiting who writes little. A thread that ended is started anew when it is next asked.
 */
export function openThread<Question, Answer, Ready = null>(
  script: URL,
  { sizeOf, most = Infinity, stuckMs = Infinity, resourceLimits }: ThreadOptions<Question>,
): Thread<Question, Answer, Ready> {
  type Waiting = Asked<Question, Answer>
  const waiting: Waiting[] = []
  let isClosed = false
  let running: Running<Question, Answer, Ready> | null = start()

  function start(): Running<Question, Answer, Ready> {
    // It reads what strangers write, and finds no secrets.
    const worker = new Worker(script, {
      env: threadEnvironment(),
      execArgv: [],
      ...(resourceLimits && { resourceLimits }),
    })
    const own: Running<Question, Answer, Ready> = { worker, ready: Promise.withResolvers(), answering: null }
    own.ready.promise.catch(() => {})
    const end = (cause?: unknown) => {
      if (running === own) running = null
      own.ready.reject(new ThreadAway(cause))
      for (const { reject } of [own.answering, ...waiting.splice(0)].filter((one) => one !== null))
        reject(new ThreadAway(cause))
    }
    worker.on('error', end)
    worker.on('exit', () => end())
    worker.on('message', (posted: Posted<Answer, Ready>) => {
      if ('ready' in posted) {
        own.ready.resolve(posted.ready)
        return next(own)
      }
      const asked = own.answering
      own.answering = null
      if ('answer' in posted) asked?.resolve(posted.answer)
      else asked?.reject(new ThreadAway())
      next(own)
    })
    return own
  }

  /** While somebody waits the thread keeps the process alive, and else it does not. */
  function next(own: Running<Question, Answer, Ready>): void {
    if (own.answering) return
    const shortest = waiting.reduce<Waiting | null>(
      (least, one) => (least && least.size <= one.size ? least : one),
      null,
    )
    if (!shortest) return own.worker.unref()
    waiting.splice(waiting.indexOf(shortest), 1)
    own.answering = { ...shortest, since: performance.now() }
    own.worker.ref()
    own.worker.postMessage(shortest.question, [])
  }

  function refuseWhenBusy(): void {
    const answering = running?.answering
    if (waiting.length + (answering ? 1 : 0) < most) return
    if (answering && performance.now() - answering.since >= stuckMs) void running?.worker.terminate()
    throw new ThreadBusy()
  }

  return {
    ready: running.ready.promise,
    async ask(question, { signal, isBounded = true } = {}) {
      signal?.throwIfAborted()
      if (isClosed) throw new ThreadAway()
      if (isBounded) refuseWhenBusy()
      running ??= start()
      const asked: Waiting = { question, size: sizeOf(question), ...Promise.withResolvers<Answer>() }
      const giveUp = () => {
        const at = waiting.indexOf(asked)
        if (at >= 0) waiting.splice(at, 1)
        asked.reject(signal?.reason)
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      waiting.push(asked)
      next(running)
      try {
        return await asked.promise
      } finally {
        signal?.removeEventListener('abort', giveUp)
      }
    },
    [Symbol.asyncDispose]: async () => {
      isClosed = true
      await running?.worker.terminate()
    },
  }
}
