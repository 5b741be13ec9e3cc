import { withWords } from '#api/chat/with-words.ts'
import { pageOf } from '#api/send-page.ts'
import { serve } from '#api/serve.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { places } from '#contract/paging.ts'
import { exportSession, listSessions, startSession } from '#contract/sessions.ts'
import { chat } from '#domain/chat/decider.ts'
import { Rejection } from '#domain/rejection.ts'
import { newId } from '#infra/ids.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { listMessages, messages } from '#projections/chat/messages.ts'
import { withNotes } from '#projections/mood/mood-notes.ts'
import { listMoods, moods } from '#projections/mood/moods.ts'
import { exportItems, listExportItems } from '#projections/sessions/export-items.ts'
import { findSession, listSessions as sessionsOf, sessions } from '#projections/sessions/sessions.ts'

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
      const sized = found.map((session) => ({ session, bytes: 0 }))
      const page = pageOf(ctx, sized, limit, ({ session: { startedAt, id } }) =>
        places.sessions.encode([startedAt, id]),
      )
      return page.map(({ session }) => session)
    },
    { reads: [sessions] },
  ),

  serve(
    exportSession,
    async ({ input: { sessionId }, caller, deps }) => {
      const { sql, store } = deps
      const subjectId = await ownSession(deps, caller, sessionId)
      const session = await findSession(sql, subjectId, sessionId)
      if (!session) throw new Rejection('session-unknown')
      const taken = await listExportItems(sql, subjectId, sessionId)
      const isTaken = ({ id }: { id: string }) => taken.has(id)
      return {
        session,
        messages: await withWords(
          store,
          subjectId,
          (await listMessages(sql, subjectId, sessionId)).filter(isTaken),
        ),
        moodLogs: await withNotes(store, subjectId, await listMoods(sql, subjectId, { among: [...taken] })),
        exportedAt: caller.at,
      }
    },
    { reads: [sessions, messages, moods, exportItems] },
  ),
]
