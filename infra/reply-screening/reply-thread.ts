import { parentPort } from 'node:worker_threads'
import { loadEncoder } from '#infra/encoder/encoder.ts'
import type { Window } from '#infra/reply-screening/reply-features.ts'
import { replyReaderBy } from '#infra/reply-screening/reply-reader.ts'

export type Asked = { id: number; window: Window }

const port = parentPort!
const read = await replyReaderBy(await loadEncoder())
port.postMessage({ ready: true })

port.on('message', ({ id, window }: Asked) => {
  void read(window).then(
    (breach) => port.postMessage({ id, breach }),
    () => port.postMessage({ id }),
  )
})
