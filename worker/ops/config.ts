import { environment, parseConfig } from '#infra/config.ts'
import type { Environment } from '#infra/start/settings.ts'

/** Of the environment, what operators need: no key that opens anybody's words is among it. */
const opsEnvironment = environment.pick({
  DATABASE_URL: true,
  REDIS_URL: true,
  OPENAI_API_KEY: true,
  OPENAI_BASE_URL: true,
  OPENAI_MODEL: true,
})

export const loadOpsConfig = (given: Environment) => parseConfig(opsEnvironment, given)

export type OpsConfig = ReturnType<typeof loadOpsConfig>
