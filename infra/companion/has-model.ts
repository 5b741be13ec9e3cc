import type { Config } from '#infra/config.ts'

/** True when replies come from a language model; else they are the guide's. */
export const hasModel = ({
  OPENAI_API_KEY,
  OPENAI_BASE_URL,
}: Pick<Config, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>): boolean =>
  OPENAI_API_KEY !== undefined || OPENAI_BASE_URL !== undefined
