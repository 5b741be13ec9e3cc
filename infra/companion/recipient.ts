import type { Config } from '#infra/config.ts'

/**
 * Who gets the words of a person when a model replies, as the person is told it: the provider, or the host where the
 * model server answers, and the model. Null when no model replies.
 */
export function recipientOf({
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
  OPENAI_MODEL,
}: Pick<Config, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>): string | null {
  if (OPENAI_API_KEY === undefined && OPENAI_BASE_URL === undefined) return null
  const provider = OPENAI_BASE_URL === undefined ? 'OpenAI' : new URL(OPENAI_BASE_URL).host
  return `${provider} (${OPENAI_MODEL})`
}
