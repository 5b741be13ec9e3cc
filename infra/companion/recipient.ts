import { hasModel } from '#infra/companion/has-model.ts'
import type { Config } from '#infra/config.ts'
import { moderates } from '#infra/moderation/moderates.ts'

/**
 * Who gets the words of a person when a model replies, as the person is told it: the provider, or the host where the
 * model server answers, and the model; and its check for danger, which no consent to the model alone is about. Null when
 * no model replies.
 */
export function recipientOf(
  config: Pick<Config, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'OPENAI_MODERATION'>,
): string | null {
  if (!hasModel(config)) return null
  return `${providerOf(config)} (${config.OPENAI_MODEL}${moderates(config) ? ' and its safety check' : ''})`
}

/** OpenAI, or the host where another server answers. */
export const providerOf = ({ OPENAI_BASE_URL }: Pick<Config, 'OPENAI_BASE_URL'>): string =>
  OPENAI_BASE_URL === undefined ? 'OpenAI' : new URL(OPENAI_BASE_URL).host
