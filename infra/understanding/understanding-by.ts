import type { Scores } from '#domain/chat/guide/understanding.ts'
import type { Encoder } from '#infra/encoder/encoder.ts'
import { loadArtefact, scoresOf } from '#infra/understanding/artefact.ts'

/** Longer texts say what they are about in their beginning; the encoder's time grows with the length. */
const longestRead = 600

/** What was learned, on the caller's own thread; the encoder may be on others. */
export async function understandingBy(encode: Encoder): Promise<(text: string) => Promise<Scores>> {
  const artefact = await loadArtefact()
  return async (text) => {
    const read = text.slice(0, longestRead)
    const [vector] = await encode([read])
    return scoresOf(artefact, read, vector!)
  }
}
