import { screenReply } from '#domain/safety/screen-reply.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { Reflection, ReflectionRequest } from '#infra/companion/companion.ts'
import { afterWaiting, type Timeouts } from '#infra/companion/deadline.ts'
import type { Reflect } from '#infra/companion/guide-aside.ts'
import { guideReflection } from '#infra/companion/guide-reflection.ts'
import { asModelError } from '#infra/companion/model-error.ts'
import type { ModelStream } from '#infra/companion/model-stream.ts'
import { reflectionMessages, withinWords } from '#infra/companion/reflection-prompt.ts'
import { longestReply, ReplyText } from '#infra/companion/reply-text.ts'
import { createThinkingFilter } from '#infra/companion/reply-thinking.ts'

/** Somebody looks at the page until it is there. */
export const reflectionMs = 40_000

const whyNot = {
  'time-out': 'The AI took too long, and that is not your fault. Here are the guide’s prepared words.',
  unsafe: 'What the AI wrote was not good enough for you, so it is not shown. Here are prepared words.',
  empty: 'The AI found no words, and that is not your fault. Here are the guide’s prepared words.',
} as const

/**
 * A reflection by a language model, whole: nothing of it is seen before it was screened. In a crisis the model is not
 * asked. Throws `ModelError` where trying again may help.
 */
export async function reflectWithModel(
  stream: ModelStream,
  { model, timeouts, reflect }: { model: string; timeouts: Timeouts; reflect: Reflect },
  prompt: ReflectionRequest,
  signal: AbortSignal,
  waitedMs: number,
): Promise<Reflection> {
  const prepared = (text: string): Reflection => ({ author: 'prepared', model, text })
  const instead = async (why: keyof typeof whyNot) =>
    prepared(`${whyNot[why]}\n\n${await guideReflection(prompt, reflect)}`)
  if (isCrisis(prompt.tier)) return prepared(await guideReflection(prompt, reflect))

  const text = new ReplyText()
  const withoutThinking = createThinkingFilter()
  let received = 0
  try {
    const limits = { ...timeouts, wholeMs: Math.min(timeouts.wholeMs, reflectionMs) }
    for await (const part of stream(reflectionMessages(prompt), afterWaiting(limits, waitedMs), signal)) {
      if (part.isRefused) return await instead('empty')
      received += part.text.length
      text.add(withoutThinking(part.text))
      if (text.isFull || received > 4 * longestReply) break
    }
  } catch (error) {
    signal.throwIfAborted()
    const fault = asModelError(error)
    if (fault.fault === 'timed-out') return await instead('time-out')
    throw fault
  }
  text.end()
  if (text.shown.trim() === '') return await instead('empty')
  if (screenReply(text.shown).length > 0) return await instead('unsafe')
  return { author: 'model', model, text: withinWords(text.shown.trim()) }
}
