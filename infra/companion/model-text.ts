import type { ModelPart } from '#infra/companion/model-stream.ts'
import { longestReply } from '#infra/companion/reply-text.ts'

/** What a model says, no longer than any honest answer may be. */
export async function* withinLength(parts: AsyncIterable<ModelPart>): AsyncGenerator<ModelPart> {
  let received = 0
  for await (const part of parts) {
    yield part
    if (part.kind === 'end') continue
    received += part.text.length
    if (received > 4 * longestReply) return
  }
}
