import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Work } from '#infra/aside/aside.ts'

const port = parentPort!
const { module, options } = workerData as { module: string; options: object }
const { work } = (await import(module)) as { work: Work<object, unknown> }

const say = (answer: Answer) => port.postMessage(answer)

async function* pieces(): AsyncGenerator<Uint8Array> {
  for (;;) {
    say({ kind: 'more' })
    const [piece] = (await once(port, 'message')) as [Uint8Array | null]
    if (piece === null) return
    yield piece
  }
}

for await (const output of work(options, pieces())) {
  say({ kind: 'output', output })
  await once(port, 'message')
}
say({ kind: 'done' })
