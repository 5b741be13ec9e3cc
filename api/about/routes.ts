import { openApi } from '#api/about/openapi.ts'
import { safetyFacts } from '#api/about/safety-facts.ts'
import { serve } from '#api/serve.ts'
import { getSafetyFacts } from '#contract/safety.ts'
import { getServerFacts } from '#contract/server.ts'
import { getOpenApi, getVersion } from '#contract/version.ts'

export const aboutRoutes = [
  serve(getVersion, ({ deps }) => deps.version),
  serve(getServerFacts, ({ deps }) => deps.serverFacts),
  serve(getSafetyFacts, ({ deps }) => safetyFacts(deps)),
  serve(getOpenApi, ({ deps }) => ({ ...openApi(deps.version.version) })),
]
