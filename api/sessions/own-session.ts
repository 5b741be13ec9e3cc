import type { Caller } from '#api/caller.ts'
import type { Deps } from '#api/deps.ts'
import { Rejection } from '#domain/rejection.ts'

/** Refuses a conversation that is not the caller's exactly as one that does not exist. */
export async function ownSession({ sql }: Deps, caller: Caller, sessionId: string): Promise<string> {
  const subjectId = caller.owner()
  const [latest] = await sql<{ type: string }[]>`
    select type from events where subject_id = ${subjectId} and stream_id = ${`session-${sessionId}`}
    order by version desc limit 1`
  if (!latest || latest.type === 'SessionDeleted') throw new Rejection('session-unknown')
  return subjectId
}
