import { screenReply } from '#domain/safety/screen-reply.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { Reflection, ReflectionRequest } from '#infra/companion/companion.ts'
import { afterWaiting, type Timeouts } from '#infra/companion/deadline.ts'
import { endsWhole } from '#infra/companion/go-on.ts'
import type { Reflect } from '#infra/companion/guide-aside.ts'
import { guideReflection } from '#infra/companion/guide-reflection.ts'
import { ModelError } from '#infra/companion/model-error.ts'
import type { ModelStream } from '#infra/companion/model-stream.ts'
import { reflectionMessages, withinWords } from '#infra/companion/reflection-prompt.ts'
import { longestReply, ReplyText } from '#infra/companion/reply-text.ts'

/** Somebody looks at the page until it is there. */
export const reflectionMs = 40_000

const unsafeNote =
  'What the AI wrote was not good enough for you, so it is not shown. Here are prepared words.'

/**
 * A reflection by a language model, whole: nothing of it is seen before it was screened. In a crisis the model is not
 * asked. Throws `ModelError` where no reflection came of it.
 */
export async function reflectWithModel(
  stream: ModelStream,
  { model, timeouts, reflect }: { model: string; timeouts: Timeouts; reflect: Reflect },
  prompt: ReflectionRequest,
  signal: AbortSignal,
  waitedMs: number,
): Promise<Reflection> {
  const prepared = (text: string): Reflection => ({ author: 'prepared', model, text })
  if (isCrisis(prompt.tier)) return prepared(await guideReflection(prompt, reflect))

  let text = new ReplyText()
  let received = 0
  const limits = { ...timeouts, wholeMs: Math.min(timeouts.wholeMs, reflectionMs) }
  for await (const part of stream(reflectionMessages(prompt), afterWaiting(limits, waitedMs), signal)) {
    if (part.kind === 'end') {
      if (part.ending === 'open' && !endsWhole(text.shown)) throw new ModelError('cut-off')
      continue
    }
    if (part.kind === 'replace') text = new ReplyText()
    received += part.text.length
    text.add(part.text)
    if (text.isFull || received > 4 * longestReply) break
  }
  text.end()
  if (text.shown.trim() === '') throw new ModelError('empty')
  if (screenReply(text.shown).length > 0)
    return prepared(`${unsafeNote}\n\n${await guideReflection(prompt, reflect)}`)
  return { author: 'model', model, text: withinWords(text.shown.trim()) }
}
