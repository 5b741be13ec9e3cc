import { serve } from '#api/serve.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { forgetUnsent, getUnsent, keepUnsent } from '#contract/unsent.ts'
import { chat } from '#domain/chat/decider.ts'
import { Rejection } from '#domain/rejection.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import * as words from '#infra/store/unsent-words.ts'

const keyOf = async (store: EventStore, whose: { subjectId: string; id: string }) =>
  (await loadState(store, streamName('session', whose), chat)).key

/** What stands in the box of the chat outlives a tab that the phone has put away; it is no fact, and no event. */
export const unsentRoutes = [
  serve(keepUnsent, async ({ input: { sessionId, text }, caller, deps }) => {
    const subjectId = await ownSession(deps, caller, sessionId)
    const key = await keyOf(deps.store, { subjectId, id: sessionId })
    const isKept = key && (await words.keepUnsent(deps.sql, { subjectId, sessionId }, key, text))
    if (!isKept) throw new Rejection('session-unknown')
    return { ok: true as const }
  }),

  serve(getUnsent, async ({ caller: { subjectId }, deps }) => {
    const row = subjectId && (await words.findUnsent(deps.sql, subjectId))
    if (!row) return { unsent: null }
    const { sessionId, keptAt } = row
    const text = words.openUnsent(subjectId, row, await keyOf(deps.store, { subjectId, id: sessionId }))
    return { unsent: text === null ? null : { sessionId, text, keptAt } }
  }),

  serve(forgetUnsent, async ({ caller: { subjectId }, deps }) => {
    if (subjectId) await words.forgetUnsent(deps.sql, { subjectId })
    return { ok: true as const }
  }),
]
