import { consentRoutes } from '#api/your-data/consents.ts'
import { deletionRoutes } from '#api/your-data/deletion.ts'
import { itemRoutes } from '#api/your-data/items.ts'
import { timelineRoutes } from '#api/your-data/timeline.ts'

/** A person's rights over what is kept of them. */
export const dataRoutes = [...timelineRoutes, ...itemRoutes, ...consentRoutes, ...deletionRoutes]
