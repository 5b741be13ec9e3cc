import { parentPort } from 'node:worker_threads'
import { loadEncoder } from '#infra/encoder/encoder.ts'
import { loadArtefact } from '#infra/screening/artefact.ts'
import { type Heard, judge, scoresOf } from '#infra/screening/learned-scores.ts'

export type Question = { id: number; texts: readonly Heard[] }

const port = parentPort!
const [artefact, encode] = await Promise.all([loadArtefact(), loadEncoder()])
port.postMessage({ ready: artefact.version })

port.on('message', ({ id, texts }: Question) => {
  void scoresOf(artefact, encode, texts).then(
    (scores) => port.postMessage({ id, screenings: scores.map((each) => judge(artefact, each)) }),
    (error: unknown) => port.postMessage({ id, fault: (error as Error).name }),
  )
})
