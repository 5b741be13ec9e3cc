import { guide } from '#domain/chat/guide/guide.ts'
import { reflect } from '#domain/journal/reflection/reflect.ts'
import { createGuideCompanion } from '#infra/companion/companion-guide.ts'
import { createOpenAiCompanion } from '#infra/companion/companion-openai.ts'
import type { Companion, Prompt, ReplyPart } from '#infra/companion/companion.ts'
import type { Timeouts } from '#infra/companion/deadline.ts'
import type { ModelAddress } from '#infra/companion/model-client.ts'
import { checksByPatterns } from '#infra/companion/reply-checks.ts'
import { type Answer, startModelServer } from '#infra/testing/model-server.ts'

export const secretWords = 'my very own trouble with Zanzibar'
export const ordinary: Prompt = {
  turns: [{ role: 'user', text: secretWords }],
  tier: 'none',
  concerns: [],
  country: 'US',
  guide: null,
}
export const inCrisis: Prompt = { ...ordinary, tier: 'crisis', concerns: ['suicide'] }
/** More than a busy machine needs: what is not about waiting never runs into it. */
export const longTimeouts: Timeouts = {
  firstMs: 20_000,
  firstInCrisisMs: 20_000,
  idleMs: 20_000,
  wholeMs: 60_000,
}

type Heard = { parts: ReplyPart[]; text: string; end: Extract<ReplyPart, { kind: 'end' }> | undefined }

export async function hear(
  companion: Companion,
  prompt = ordinary,
  signal = new AbortController().signal,
): Promise<Heard> {
  const heard: Heard = { parts: [], text: '', end: undefined }
  for await (const part of companion.reply(prompt, signal)) {
    heard.parts.push(part)
    if (part.kind === 'end') heard.end = part
    else heard.text = part.kind === 'replace' ? part.text : heard.text + part.text
  }
  return heard
}

export const companionOf = (
  address: ModelAddress,
  timeouts = longTimeouts,
  checks = checksByPatterns,
): Companion =>
  createOpenAiCompanion({
    ...address,
    model: 'calm-1',
    maxOutputTokens: 800,
    timeouts,
    reflect,
    guide: createGuideCompanion({ guide, reflect }),
    checks,
  })

export const served = (...answers: Answer[]) => servedWith({}, ...answers)

/** With shorter time-outs than usual, where a test is about waiting. */
export async function servedWith(timeouts: Partial<Timeouts>, ...answers: Answer[]) {
  const server = await startModelServer()
  server.answer(...answers)
  const address = { apiKey: 'key-of-the-server', baseUrl: server.url }
  const companion = companionOf(address, { ...longTimeouts, ...timeouts })
  return { server, companion, [Symbol.asyncDispose]: server.close }
}

/** What a promise was rejected with; null when it was not. */
export const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )
