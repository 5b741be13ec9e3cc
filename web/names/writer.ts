import { useCompanion } from '#web/account/account-queries.ts'

/** Who writes: a model, where the server has one and the person lets it; else the guide, with prepared words. */
export type Writer = 'guide' | 'model'

/** Who writes on this server. */
export const useWriter = (): Writer => useCompanion() ?? 'guide'
