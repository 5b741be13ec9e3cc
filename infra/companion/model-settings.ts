import { environment } from '#infra/config.ts'

/** What speaks with a model by itself needs to know: which one it is, and by what its replies are read. */
export const modelSettings = environment.pick({
  OPENAI_API_KEY: true,
  OPENAI_BASE_URL: true,
  OPENAI_MODEL: true,
  OPENAI_TIMEOUT_SECONDS: true,
  OPENAI_MAX_OUTPUT_TOKENS: true,
  OPENAI_VERDICTS: true,
  OPENAI_VERDICT_MODEL: true,
  OPENAI_IN_CRISIS: true,
  LEARNED_REPLIES: true,
})
export type ModelSettings = ReturnType<typeof modelSettings.parse>
