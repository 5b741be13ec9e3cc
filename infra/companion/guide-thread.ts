import type { GuidePrompt, GuideReply } from '#domain/chat/guide/guide-prompt.ts'
import { guide } from '#domain/chat/guide/guide.ts'
import { reflect, type ReflectionPrompt } from '#domain/journal/reflection/reflect.ts'
import { serve } from '#infra/threads/serve.ts'

export type Asked = { prompt: GuidePrompt } | { reflection: ReflectionPrompt }
export type Written = GuideReply | string

serve(null, (asked: Asked): Written => ('prompt' in asked ? guide(asked.prompt) : reflect(asked.reflection)))

/** Its patterns are made when they are first used, which takes a second: not of somebody who waits. */
const idleMs = 3_000
const greeting: GuidePrompt = {
  turns: [{ role: 'user', text: 'Hello' }],
  tier: 'none',
  concerns: [],
  country: 'US',
  guide: null,
}
setTimeout(guide, idleMs, greeting).unref()
