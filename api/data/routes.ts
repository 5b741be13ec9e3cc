import { consentRoutes } from '#api/data/consents.ts'
import { deletionRoutes } from '#api/data/deletion.ts'
import { exportRoutes } from '#api/data/export-routes.ts'
import { importRoutes } from '#api/data/import-routes.ts'
import { itemRoutes } from '#api/data/items.ts'
import { timelineRoutes } from '#api/data/timeline.ts'

/** A person's rights over what is kept of them. */
export const dataRoutes = [
  ...timelineRoutes,
  ...itemRoutes,
  ...exportRoutes,
  ...importRoutes,
  ...consentRoutes,
  ...deletionRoutes,
]
