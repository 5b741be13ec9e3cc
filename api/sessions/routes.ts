import { screenedAs, screenSaved } from '#api/screened.ts'
import { pageOf, sendTotal } from '#api/send-page.ts'
import { serve, serveDocument } from '#api/serve.ts'
import { exportSession as exportOf } from '#api/sessions/export-session.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { withTitles } from '#api/sessions/with-titles.ts'
import { places } from '#contract/paging.ts'
import { exportSession, getSession, listSessions, startSession, titleSession } from '#contract/sessions.ts'
import { chat } from '#domain/chat/decider.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { Rejection } from '#domain/rejection.ts'
import { noteInLedger } from '#infra/erasure/ledger.ts'
import { newId } from '#infra/ids.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { messages } from '#projections/chat/messages.ts'
import { moods } from '#projections/mood/moods.ts'
import { exportItems } from '#projections/sessions/export-items.ts'
import {
  countSessions,
  findListedSession,
  findSession,
  listSessions as sessionsOf,
  sessions,
} from '#projections/sessions/sessions.ts'

const handleChat = commandHandler('session', chat)

const replacedBy = ([titled]: ChatEvent[]): Set<string> =>
  new Set(titled?.type === 'SessionTitled' ? titled.data.replaces : [])

/** What is replaced goes with the fact: a backup that is restored later destroys it again. */
const handleTitle = commandHandler('session', chat, (decided: ChatEvent[]) => {
  const replaced = replacedBy(decided)
  return { isTakenBack: ({ data }) => 'versionId' in data && replaced.has(String(data.versionId)) }
})

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
    async ({ input: { cursor, limit }, caller: { subjectId }, deps: { sql, store }, ctx }) => {
      if (!subjectId) return []
      const found = await sessionsOf(sql, subjectId, { before: cursor, limit: limit + 1 })
      sendTotal(ctx, await countSessions(sql, subjectId))
      const page = pageOf(ctx, found, limit, ({ startedAt, id }) => places.sessions.encode([startedAt, id]))
      return withTitles(store, subjectId, page)
    },
    { reads: [sessions, messages] },
  ),

  serve(
    getSession,
    async ({ input: { sessionId }, caller, deps }) => {
      const subjectId = await ownSession(deps, caller, sessionId)
      const found = await findListedSession(deps.sql, subjectId, sessionId)
      if (!found) throw new Rejection('session-unknown')
      return (await withTitles(deps.store, subjectId, [found]))[0]!
    },
    { reads: [sessions, messages] },
  ),

  serve(titleSession, async ({ input: { title, ...data }, caller, deps, wrote }) => {
    const subjectId = await ownSession(deps, caller, data.sessionId)
    const give = { type: 'TitleSession', at: caller.at, data, personal: { title } } as const
    const whose = { subjectId, id: data.sessionId }
    const { position, events } = await handleTitle(deps.store, whose, give, caller.context)
    if (replacedBy(events).size > 0) await noteInLedger(deps)
    wrote(position)
    return { title, ...screenedAs(await screenSaved(deps, subjectId, title)) }
  }),

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
