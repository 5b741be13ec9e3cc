import type { Breach } from '#domain/safety/replies/breaches.ts'
import type { Encoder } from '#infra/encoder/encoder.ts'
import { breachOf, isEnglish, loadArtefact, readingOf } from '#infra/reply-screening/artefact.ts'
import type { Window } from '#infra/reply-screening/reply-features.ts'

/** Beside a reply, no more is read of what was asked. */
const longestAsked = 400

/** What was learned, on the caller's own thread. Other languages than English are read by their words alone. */
export async function replyReaderBy(encode: Encoder): Promise<(window: Window) => Promise<Breach | null>> {
  const artefact = await loadArtefact()
  let [asked, ofAsked]: [string | null, Float32Array | null] = [null, null]

  /** The same for all sentences of a reply, so mostly known. */
  async function vectorOfAsked(text: string): Promise<Float32Array> {
    if (text !== asked || !ofAsked) [asked, ofAsked] = [text, (await encode([text]))[0]!]
    return ofAsked
  }

  return async ({ text, asked: whole, broken }) => {
    const window: Window = { text, asked: whole.slice(0, longestAsked), broken }
    if (!isEnglish(text)) return breachOf(artefact, readingOf(window, null))
    const [ofWindow] = await encode([text])
    return breachOf(artefact, readingOf(window, [ofWindow!, await vectorOfAsked(window.asked)]))
  }
}
