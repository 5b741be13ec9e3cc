import { parentPort, workerData } from 'node:worker_threads'
import { loadEncoder } from '#infra/encoder/encoder.ts'

const port = parentPort!
const { changes } = workerData as { changes?: string }
const encode = await loadEncoder(changes === undefined ? undefined : new URL(changes))
// Texts come and vectors go in the same order: whoever asks counts them.
port.on('message', async (texts: readonly string[]) => port.postMessage(await encode(texts)))
