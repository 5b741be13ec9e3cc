import { aboutRoutes } from '#api/about/routes.ts'
import { accountRoutes } from '#api/account/routes.ts'
import { chatRoutes } from '#api/chat/routes.ts'
import { unsentRoutes } from '#api/chat/unsent.ts'
import { checkInRoutes } from '#api/check-ins/routes.ts'
import { exerciseRoutes } from '#api/exercises/routes.ts'
import { helpRoutes } from '#api/help/routes.ts'
import { journalRoutes } from '#api/journal/routes.ts'
import { memoryRoutes } from '#api/memory/routes.ts'
import { moodRoutes } from '#api/mood/routes.ts'
import { patternRoutes } from '#api/patterns/routes.ts'
import { planRoutes } from '#api/plan/routes.ts'
import { exportRoutes } from '#api/portability/export-routes.ts'
import { importRoutes } from '#api/portability/import-routes.ts'
import { progressRoutes } from '#api/progress/routes.ts'
import type { Route } from '#api/serve.ts'
import { sessionRoutes } from '#api/sessions/routes.ts'
import { ageRoutes } from '#api/your-data/age.ts'
import { dataRoutes } from '#api/your-data/routes.ts'

/** Every endpoint, a line for each feature. */
export const routes: Route[] = [
  ...aboutRoutes,
  ...accountRoutes,
  ...chatRoutes,
  ...unsentRoutes,
  ...ageRoutes,
  ...dataRoutes,
  ...exerciseRoutes,
  ...helpRoutes,
  ...journalRoutes,
  ...memoryRoutes,
  ...moodRoutes,
  ...patternRoutes,
  ...planRoutes,
  ...checkInRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...progressRoutes,
  ...sessionRoutes,
]
