import * as z from 'zod'
import { environment, parseConfig } from '#infra/config.ts'
import type { Environment } from '#infra/start/settings.ts'

/** Of the environment, what operators need. A master key only where words are opened or keys wrapped anew. */
const opsEnvironment = environment
  .pick({
    DATABASE_URL: true,
    REDIS_URL: true,
    OPENAI_API_KEY: true,
    OPENAI_BASE_URL: true,
    OPENAI_MODEL: true,
    OPENAI_TOKENS_PER_DAY: true,
    MASTER_KEY: true,
    LEDGER_FILE: true,
    HELP_LINES_FILE: true,
    EPOCH_KEYS_FOLDER: true,
    LEARNED_SCREENING: true,
  })
  .partial({ MASTER_KEY: true })
  // Looked at by the one command that needs it.
  .extend({ OLD_MASTER_KEY: z.string().optional() })

export const loadOpsConfig = (given: Environment) => parseConfig(opsEnvironment, given)

export type OpsConfig = ReturnType<typeof loadOpsConfig>
