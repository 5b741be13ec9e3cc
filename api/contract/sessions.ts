import * as z from 'zod'
import { Message } from '#contract/chat.ts'
import { endpoint } from '#contract/endpoint.ts'
import { MoodLog } from '#contract/mood.ts'
import { paging, places } from '#contract/paging.ts'
import { Id, Instant, KnownId, NoInput } from '#contract/scalars.ts'

export const Session = z.object({ id: Id, startedAt: Instant, lastActiveAt: Instant })

export const startSession = endpoint({
  method: 'POST',
  path: '/api/session/new',
  summary: 'Start a conversation.',
  input: NoInput,
  reply: z.object({ sessionId: Id }),
  keeps: true,
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary:
    "The caller's conversations, the latest first, a page at a time: Next-Cursor leads to earlier ones.",
  input: z.strictObject(paging(places.sessions, 50)),
  isPaged: true,
  reply: z.array(Session),
})

export const ExportDocument = z.object({
  session: Session,
  messages: z.array(Message),
  moodLogs: z.array(MoodLog),
  exportedAt: Instant,
})

export const exportSession = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId/export',
  summary: 'One conversation as a document to keep.',
  input: z.strictObject({ sessionId: KnownId }),
  reply: ExportDocument,
})
