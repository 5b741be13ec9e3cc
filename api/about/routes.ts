import { getOpenApi, getVersion } from '#contract/version.ts'
import { openApi } from '#api/about/openapi.ts'
import { serve } from '#api/serve.ts'

export const aboutRoutes = [
  serve(getVersion, ({ deps }) => deps.version),
  serve(getOpenApi, ({ deps }) => ({ ...openApi(deps.version.version) })),
]
