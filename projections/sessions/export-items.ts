import type { ChatEvent } from '#domain/chat/events.ts'
import type { MoodEvent } from '#domain/mood/events.ts'
import type { LoggedFact } from '#infra/event-log.ts'
import type { Sql } from '#infra/sql.ts'
import { type Change, ignored, projection } from '#projections/projection.ts'

type ExportItemRow = { session_id: string; position: number; kind: string }

const item =
  (kind: 'message' | 'mood') =>
  ({ position, data: { sessionId } }: LoggedFact<ChatEvent | MoodEvent>): Change<ExportItemRow>[] =>
    sessionId === null
      ? []
      : [
          {
            key: { session_id: sessionId, position },
            fold: () => ({ session_id: sessionId, position, kind }),
          },
        ]

/** What belongs to a conversation when its owner takes it along. */
export const exportItems = projection<ChatEvent | MoodEvent, ExportItemRow>({
  name: 'export-items',
  version: 1,
  table: 'export_items',
  key: ['session_id', 'position'],
  columns: ['session_id', 'position', 'kind'],
  on: {
    MessageSent: item('message'),
    ReplyWritten: item('message'),
    MoodLogged: item('mood'),
    SessionStarted: ignored,
    ReplyAskedAgain: ignored,
    StopAsked: ignored,
    ReplyFailed: ignored,
    ReplyRated: ignored,
  },
})

/** Positions of the events to take along, in order. */
export async function listExportPositions(sql: Sql, subjectId: string, sessionId: string): Promise<number[]> {
  const rows = await sql<{ position: number }[]>`
    select position from read_models.export_items
    where subject_id = ${subjectId} and session_id = ${sessionId} order by position`
  return rows.map(({ position }) => position)
}
