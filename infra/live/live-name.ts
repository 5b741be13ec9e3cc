import { derivedId } from '#infra/derived-ids.ts'
import type { StreamName } from '#infra/store/event-store.ts'

/**
 * What a reply or a reflection under way is called in the live log and among jobs: by whose it is and by its own id,
 * so that nobody who knows the id of somebody else's message can reach it. It names nobody itself.
 */
export const liveName = ({ subjectId, streamId }: StreamName, id: string): string =>
  derivedId(subjectId, streamId, id)
