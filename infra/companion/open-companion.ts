import type { Screener } from '#domain/safety/screener.ts'
import { createOpenAiCompanion } from '#infra/companion/companion-openai.ts'
import type { Companion } from '#infra/companion/companion.ts'
import type { Timeouts } from '#infra/companion/deadline.ts'
import type { Reflect } from '#infra/companion/guide-aside.ts'
import { hasModel } from '#infra/companion/has-model.ts'
import { createMemoryWriter, type MemoryWriter } from '#infra/companion/memory-writer.ts'
import type { ReplyChecks } from '#infra/companion/reply-checks.ts'
import type { Judge } from '#infra/companion/reply-gate.ts'
import type { TokenBudget } from '#infra/companion/token-budget.ts'
import { createVerdict } from '#infra/companion/verdict-openai.ts'
import type { Config } from '#infra/config.ts'

type ModelConfig = Pick<
  Config,
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'OPENAI_MODEL'
  | 'OPENAI_TIMEOUT_SECONDS'
  | 'OPENAI_MAX_OUTPUT_TOKENS'
  | 'OPENAI_IN_CRISIS'
>

/**
 * A slow first sentence is a model that loads; a long silence in the middle is a server that died. In a crisis there are
 * words within 3 seconds: half a second is for showing them.
 */
export const timeoutsOf = (timeoutSeconds: number): Timeouts => ({
  firstMs: timeoutSeconds * 1_000,
  firstInCrisisMs: 2_500,
  // Whoever gives a slow machine long to begin gives it longer between two pieces, too.
  idleMs: Math.min(timeoutSeconds, Math.max(15, timeoutSeconds / 4)) * 1_000,
  wholeMs: timeoutSeconds * 5 * 1_000,
})

/** The model's, where one is configured; else the guide. */
export function openCompanion(
  config: ModelConfig,
  guide: Companion,
  reflect: Reflect,
  checks: ReplyChecks,
  budget: TokenBudget | null = null,
  isTrustedInCrisis = async (): Promise<boolean> => true,
): Companion {
  if (!hasModel(config)) return guide
  return createOpenAiCompanion({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    maxOutputTokens: config.OPENAI_MAX_OUTPUT_TOKENS,
    timeouts: timeoutsOf(config.OPENAI_TIMEOUT_SECONDS),
    reflect,
    guide,
    checks,
    budget,
    isAskedInCrisis: async () => config.OPENAI_IN_CRISIS === 'on' && isTrustedInCrisis(),
  })
}

/** A second call of the model, where one is configured and wanted. */
export const openVerdict = (
  config: Omit<ModelConfig, 'OPENAI_IN_CRISIS'> & Pick<Config, 'OPENAI_VERDICTS' | 'OPENAI_VERDICT_MODEL'>,
  budget: TokenBudget | null = null,
): Judge | null =>
  hasModel(config) && config.OPENAI_VERDICTS !== 'off'
    ? createVerdict({
        apiKey: config.OPENAI_API_KEY,
        baseUrl: config.OPENAI_BASE_URL,
        model: config.OPENAI_VERDICT_MODEL ?? config.OPENAI_MODEL,
        budget,
      })
    : null

/** What a model would remember, where one is configured. */
export const openMemoryWriter = (
  config: Omit<ModelConfig, 'OPENAI_IN_CRISIS'>,
  judges: readonly Judge[],
  learned: Pick<Screener, 'screen'> | null,
  budget: TokenBudget | null = null,
): MemoryWriter | null =>
  hasModel(config)
    ? createMemoryWriter({
        apiKey: config.OPENAI_API_KEY,
        baseUrl: config.OPENAI_BASE_URL,
        model: config.OPENAI_MODEL,
        budget,
        judges,
        learned,
      })
    : null
