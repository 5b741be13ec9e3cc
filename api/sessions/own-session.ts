import type { Caller } from '#api/caller.ts'
import type { Deps } from '#api/deps.ts'
import { Rejection } from '#domain/rejection.ts'

/** Refuses a conversation that is not the caller's exactly as one that does not exist. */
export async function ownSession({ sql }: Deps, caller: Caller, sessionId: string): Promise<string> {
  const subjectId = caller.owner()
  const [found] = await sql`
    select 1 from events where subject_id = ${subjectId} and stream_id = ${`session-${sessionId}`} limit 1`
  if (!found) throw new Rejection('session-unknown')
  return subjectId
}
