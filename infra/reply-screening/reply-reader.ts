import type { Breach } from '#domain/safety/replies/breaches.ts'
import type { Encoder } from '#infra/encoder/encoder.ts'
import { dimensions } from '#infra/encoder/encoder.ts'
import { breachOf, isEnglish, loadArtefact, readWindow } from '#infra/reply-screening/artefact.ts'

const silent = new Float32Array(dimensions)

/** What was learned, on the caller's own thread. Other languages than English are read by their words alone. */
export async function replyReaderBy(encode: Encoder): Promise<(window: string) => Promise<Breach | null>> {
  const artefact = await loadArtefact()
  return async (window) => {
    const isInEnglish = isEnglish(window)
    const [vector = silent] = isInEnglish ? await encode([window]) : []
    return breachOf(artefact, readWindow(artefact, window, vector), isInEnglish)
  }
}
