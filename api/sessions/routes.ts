import { pageOf, sendTotal } from '#api/send-page.ts'
import { serve, serveDocument } from '#api/serve.ts'
import { exportSession as exportOf } from '#api/sessions/export-session.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { places } from '#contract/paging.ts'
import { exportSession, listSessions, startSession } from '#contract/sessions.ts'
import { chat } from '#domain/chat/decider.ts'
import { Rejection } from '#domain/rejection.ts'
import { newId } from '#infra/ids.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { messages } from '#projections/chat/messages.ts'
import { moods } from '#projections/mood/moods.ts'
import { exportItems } from '#projections/sessions/export-items.ts'
import {
  countSessions,
  findSession,
  listSessions as sessionsOf,
  sessions,
} from '#projections/sessions/sessions.ts'

const handleChat = commandHandler('session', chat)

export const sessionRoutes = [
  serve(startSession, async ({ caller, deps, wrote }) => {
    const subjectId = caller.ownerOrVisitor()
    const sessionId = newId()
    const started = { type: 'StartSession', at: caller.at, data: { sessionId } } as const
    wrote((await handleChat(deps.store, { subjectId, id: sessionId }, started, caller.context)).position)
    return { sessionId }
  }),

  serve(
    listSessions,
    async ({ input: { cursor, limit }, caller: { subjectId }, deps: { sql }, ctx }) => {
      if (!subjectId) return []
      const found = await sessionsOf(sql, subjectId, { before: cursor, limit: limit + 1 })
      sendTotal(ctx, await countSessions(sql, subjectId))
      const sized = found.map((session) => ({ session, bytes: 0 }))
      const page = pageOf(ctx, sized, limit, ({ session: { startedAt, id } }) =>
        places.sessions.encode([startedAt, id]),
      )
      return page.map(({ session }) => session)
    },
    { reads: [sessions] },
  ),

  serveDocument(
    exportSession,
    async ({ input: { sessionId }, caller, deps }) => {
      const { sql, store } = deps
      const subjectId = await ownSession(deps, caller, sessionId)
      const session = await findSession(sql, subjectId, sessionId)
      if (!session) throw new Rejection('session-unknown')
      return exportOf({ sql, store, subjectId, session, at: caller.at })
    },
    { reads: [sessions, messages, moods, exportItems] },
  ),
]
