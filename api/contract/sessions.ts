import * as z from 'zod'
import { Message } from '#contract/chat.ts'
import { endpoint } from '#contract/endpoint.ts'
import { MoodLog } from '#contract/mood.ts'
import { paging, places } from '#contract/paging.ts'
import { Id, Instant, KnownId, NoInput } from '#contract/scalars.ts'
import { screened } from '#contract/screened.ts'
import { limits } from '#domain/limits.ts'
import { ownTitle } from '#domain/sessions/title.ts'

export const Session = z.object({ id: Id, startedAt: Instant, lastActiveAt: Instant })

/** A conversation as it is listed: its title is its own, or what the person said first, or null. */
export const ListedSession = Session.extend({ title: z.string().nullable() })
export type ListedSession = z.infer<typeof ListedSession>

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
  reply: z.array(ListedSession),
})

export const getSession = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId',
  summary: 'One conversation, with its title.',
  input: z.strictObject({ sessionId: KnownId }),
  reply: ListedSession,
})

export const titleSession = endpoint({
  method: 'PUT',
  path: '/api/sessions/:sessionId/title',
  summary: 'Give a conversation a title. The words of the title before it are destroyed.',
  input: z.strictObject({
    sessionId: KnownId,
    /** Of the caller's choice: sent again, it counts once. */
    versionId: Id,
    title: z
      .string()
      .transform(ownTitle)
      .pipe(z.string().min(1, 'Please write a title first.').max(limits.sessionTitle)),
  }),
  reply: z.object({ title: z.string(), ...screened }),
  keeps: true,
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
