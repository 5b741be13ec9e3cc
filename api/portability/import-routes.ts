import { daylioRoute } from '#api/portability/import-daylio.ts'
import { documentRoute } from '#api/portability/import-document.ts'

export const importRoutes = [documentRoute, daylioRoute]
