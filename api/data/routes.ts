import { consentRoutes } from '#api/data/consents.ts'
import { deletionRoutes } from '#api/data/deletion.ts'
import { itemRoutes } from '#api/data/items.ts'
import { timelineRoutes } from '#api/data/timeline.ts'

/** A person's rights over what is kept of them. */
export const dataRoutes = [...timelineRoutes, ...itemRoutes, ...consentRoutes, ...deletionRoutes]
