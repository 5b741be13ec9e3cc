import { parentPort } from 'node:worker_threads'
import { loadEncoder } from '#infra/encoder/encoder.ts'
import { understandingBy } from '#infra/understanding/understanding-by.ts'

export type Asked = { id: number; text: string }

const port = parentPort!
const understand = await understandingBy(await loadEncoder())
port.postMessage({ ready: true })

port.on('message', ({ id, text }: Asked) => {
  void understand(text).then(
    (scores) => port.postMessage({ id, scores }),
    (error: unknown) => port.postMessage({ id, fault: (error as Error).name }),
  )
})
