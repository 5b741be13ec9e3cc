import { parentPort } from 'node:worker_threads'
import { loadEncoder } from '#infra/encoder/encoder.ts'
import { loadArtefact, scoresOf } from '#infra/understanding/artefact.ts'

export type Asked = { id: number; texts: readonly string[] }

const port = parentPort!
const [artefact, encode] = await Promise.all([loadArtefact(), loadEncoder()])
port.postMessage({ ready: artefact.version })

port.on('message', ({ id, texts }: Asked) => {
  void encode(texts).then(
    (vectors) =>
      port.postMessage({ id, scores: vectors.map((vector, at) => scoresOf(artefact, texts[at]!, vector)) }),
    (error: unknown) => port.postMessage({ id, fault: (error as Error).name }),
  )
})
