import type { ChatEvent } from '#domain/chat/events.ts'
import type { MoodEvent } from '#domain/mood/events.ts'
import { type Change, ignored, projection } from '#projections/engine/projection.ts'

type ExportItemRow = { session_id: string; item_id: string; kind: string }

const item = (kind: 'message' | 'mood', sessionId: string, itemId: string): Change<ExportItemRow>[] => [
  {
    key: { session_id: sessionId, item_id: itemId },
    fold: () => ({ session_id: sessionId, item_id: itemId, kind }),
  },
]

export const exportItems = projection<ChatEvent | MoodEvent, ExportItemRow>({
  name: 'export-items',
  version: 1,
  table: 'export_items',
  key: ['session_id', 'item_id'],
  columns: ['session_id', 'item_id', 'kind'],
  on: {
    MessageSent: ({ data: { sessionId, messageId } }) => item('message', sessionId, messageId),
    ReplyWritten: ({ data: { sessionId, replyId } }) => item('message', sessionId, replyId),
    MoodLogged: ({ data: { sessionId, moodId } }) => (sessionId ? item('mood', sessionId, moodId) : []),
    MessageRetracted: ({ data: { sessionId, messageId, replyId } }) =>
      [messageId, replyId].flatMap((id) =>
        id === null ? [] : [{ key: { session_id: sessionId, item_id: id }, fold: () => null }],
      ),
    SessionDeleted: ({ data: { sessionId } }) => [{ every: { session_id: sessionId } }],
    MoodRetracted: ({ data: { moodId } }) => [{ every: { item_id: moodId } }],
    NoteConcernRaised: ignored,
    MoodCorrected: ignored,
    SessionStarted: ignored,
    ConcernRaised: ignored,
    ConcernCorrected: ignored,
    ReplyAskedAgain: ignored,
    StopAsked: ignored,
    ReplyChecked: ignored,
    ReplyFailed: ignored,
    ReplyRated: ignored,
    SessionTitled: ignored,
  },
})
