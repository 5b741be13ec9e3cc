import { openApi } from '#api/about/openapi.ts'
import { serve } from '#api/serve.ts'
import { getOpenApi, getVersion } from '#contract/version.ts'

export const aboutRoutes = [
  serve(getVersion, ({ deps }) => deps.version),
  serve(getOpenApi, ({ deps }) => ({ ...openApi(deps.version.version) })),
]
