import { isCrisis } from '#domain/safety/tier.ts'
import type { Reflection, ReflectionRequest } from '#infra/companion/companion.ts'
import { afterWaiting, type Timeouts } from '#infra/companion/deadline.ts'
import { endsWhole } from '#infra/companion/go-on.ts'
import type { Reflect } from '#infra/companion/guide-aside.ts'
import { guideReflection } from '#infra/companion/guide-reflection.ts'
import { ModelError } from '#infra/companion/model-error.ts'
import type { ModelStream } from '#infra/companion/model-stream.ts'
import { withinLength } from '#infra/companion/model-text.ts'
import { reflectionMessages, withinWords } from '#infra/companion/reflection-prompt.ts'
import type { ReplyChecks } from '#infra/companion/reply-checks.ts'
import { gate } from '#infra/companion/reply-gate.ts'

/** Somebody looks at the page until it is there. */
export const reflectionMs = 40_000

const unsafeNote =
  'What the AI wrote was not good enough for you, so it is not shown. Here are prepared words.'

type Reflecting = { model: string; timeouts: Timeouts; reflect: Reflect; checks: ReplyChecks }

/**
 * A reflection by a language model, whole: nothing of it is seen before it was screened. In a crisis the model is not
 * asked. Throws `ModelError` where no reflection came of it.
 */
export async function reflectWithModel(
  stream: ModelStream,
  { model, timeouts, reflect, checks }: Reflecting,
  prompt: ReflectionRequest,
  signal: AbortSignal,
  waitedMs: number,
): Promise<Reflection> {
  const prepared = (text: string): Reflection => ({ author: 'prepared', model, text })
  if (isCrisis(prompt.tier)) return prepared(await guideReflection(prompt, reflect))

  const limits = { ...timeouts, wholeMs: Math.min(timeouts.wholeMs, reflectionMs) }
  const parts = stream(reflectionMessages(prompt), afterWaiting(limits, waitedMs), signal)
  const judges = { asked: prompt.entry.content, judge: checks.judge, release: { by: 'sentence' } as const }
  const released = gate(withinLength(parts), judges, signal)
  let text = ''
  let next = await released.next()
  for (; !next.done; next = await released.next())
    text = next.value.isAnew ? next.value.text : text + next.value.text
  const { breaches, ending } = next.value
  if (breaches.length > 0) return prepared(`${unsafeNote}\n\n${await guideReflection(prompt, reflect)}`)
  if (ending === 'open' && !endsWhole(text)) throw new ModelError('cut-off')
  if (text.trim() === '') throw new ModelError('empty')
  return { author: 'model', model, text: withinWords(text.trim()) }
}
