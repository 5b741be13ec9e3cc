import { hasModel } from '#infra/companion/has-model.ts'
import type { Config } from '#infra/config.ts'

type ModerationConfig = Pick<Config, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODERATION'>

/** Whether words are checked by the provider: OpenAI's are, unless it is switched off; another's where it is switched on. */
export function moderates(config: ModerationConfig): boolean {
  if (!hasModel(config)) return false
  return config.OPENAI_MODERATION === undefined ? isOpenAi(config) : config.OPENAI_MODERATION === 'on'
}

function isOpenAi({ OPENAI_BASE_URL }: ModerationConfig): boolean {
  if (OPENAI_BASE_URL === undefined) return true
  const host = new URL(OPENAI_BASE_URL).hostname
  return host === 'api.openai.com' || host.endsWith('.api.openai.com')
}
