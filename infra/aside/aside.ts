import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Claimant, createPlaces } from '#infra/aside/places.ts'
import { threadEnvironment } from '#infra/threads/thread-environment.ts'

/** What a module that is run aside exports as `work`: it takes what comes in, and yields what it makes of it. */
export type Work<Options, Output> = (
  options: Options,
  input: AsyncIterable<Uint8Array>,
) => AsyncIterable<Output>

/** It took longer, or more memory, than it may. */
export class AsideEnded extends Error {
  constructor() {
    super('The work took too long or too much memory, and was ended.')
    this.name = 'AsideEnded'
  }
}

export type Aside = {
  /**
   * Runs the `work` of a module on a thread of its own. Options and outputs are cloned; of the input one piece at a
   * time is on its way. `timeoutMs` counts what the thread takes, not how slowly the input comes.
   * `whose` names who asks: one may have only so many at once. Throws `AsideEnded`, and `AsideBusy` when too many are
   * waiting already.
   */
  run: <Output>(
    module: URL,
    options: object,
    input: AsyncIterable<Uint8Array>,
    { timeoutMs, whose }: { timeoutMs: number; whose: readonly Claimant[] },
  ) => AsyncGenerator<Output>
}

export type Answer = { kind: 'more' } | { kind: 'output'; output: unknown } | { kind: 'done' }

type Places = { threads: number; waiting: number; each: number; memoryMb?: number }

/**
 * With the api's own heap it fits into the container that docker-compose.yml gives. The longest document, of 500,000
 * facts, needs more than 40 MB.
 */
export const asidePlaces = { threads: 2, waiting: 30, each: 2, memoryMb: 80, youngMb: 8 } as const

const script = new URL('aside-thread.ts', import.meta.url)
/**
 * For what strangers send: reading it can hold up nobody else, and takes bounded time and memory. At most so many
 * threads at once, and `each` of one person or network; a few more wait.
 */
export function createAside({ threads, waiting, each, memoryMb = asidePlaces.memoryMb }: Places): Aside {
  const places = createPlaces({ count: threads, waiting, each })
  return {
    async *run<Output>(
      module: URL,
      options: object,
      input: AsyncIterable<Uint8Array>,
      { timeoutMs, whose }: { timeoutMs: number; whose: readonly Claimant[] },
    ): AsyncGenerator<Output> {
      const leave = await places.take(whose)
      try {
        yield* outputsOf<Output>(startThread(module, options, { timeoutMs, memoryMb }), input)
      } finally {
        leave()
      }
    },
  }
}

async function* outputsOf<Output>(thread: Thread, input: AsyncIterable<Uint8Array>): AsyncGenerator<Output> {
  await using worker = thread
  const pieces = input[Symbol.asyncIterator]()
  try {
    let answer = await worker.ask()
    while (answer.kind !== 'done') {
      if (answer.kind === 'more') {
        const { done, value } = await pieces.next()
        answer = await worker.ask(done ? null : value)
      } else {
        yield answer.output as Output
        answer = await worker.ask('go on')
      }
    }
  } finally {
    // Whoever sends it must know that no more is read: a request would keep its connection from being used again.
    await pieces.return?.()
  }
}

type Thread = ReturnType<typeof startThread>

function startThread(
  module: URL,
  options: object,
  { timeoutMs, memoryMb }: { timeoutMs: number; memoryMb: number },
) {
  const worker = new Worker(script, {
    workerData: { module: module.href, options },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: asidePlaces.youngMb },
    env: threadEnvironment(),
    execArgv: [],
  })
  // An error that comes while nobody asks must not end the process; the next question hears of the end.
  worker.on('error', () => {})
  let leftMs = timeoutMs
  return {
    async ask(message?: Uint8Array | string | null): Promise<Answer> {
      const began = performance.now()
      if (message !== undefined) worker.postMessage(message, [])
      try {
        const [answer] = await once(worker, 'message', {
          signal: AbortSignal.timeout(Math.max(1, Math.ceil(leftMs))),
        })
        return answer as Answer
      } catch (error) {
        const { name, code } = error as { name?: string; code?: string }
        if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') throw new AsideEnded()
        throw error
      } finally {
        leftMs -= performance.now() - began
      }
    },
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  }
}
