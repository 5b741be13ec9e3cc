import { serve } from '#api/serve.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { forgetUnsent, getUnsent, keepUnsent } from '#contract/unsent.ts'
import { Rejection } from '#domain/rejection.ts'
import * as words from '#infra/store/unsent-words.ts'

/** What stands in the box of the chat outlives a tab that the phone has put away; it is no fact, and no event. */
export const unsentRoutes = [
  serve(keepUnsent, async ({ input: { sessionId, text }, caller, deps }) => {
    const subjectId = await ownSession(deps, caller, sessionId)
    if (!(await words.keepUnsent(deps, { subjectId, sessionId, text })))
      throw new Rejection('session-unknown')
    return { ok: true as const }
  }),

  serve(getUnsent, async ({ caller: { subjectId }, deps }) => ({
    unsent: subjectId === null ? null : await words.findUnsent(deps, subjectId),
  })),

  serve(forgetUnsent, async ({ caller: { subjectId }, deps }) => {
    if (subjectId !== null) await words.forgetUnsent(deps.sql, { subjectId })
    return { ok: true as const }
  }),
]
