import { serve } from '#api/serve.ts'
import { forgetUnsentEntry, getUnsentEntry, keepUnsentEntry, UnsentEntry } from '#contract/unsent.ts'
import { Rejection } from '#domain/rejection.ts'
import * as words from '#infra/store/unsent-words.ts'

/** Null where another version has kept it in a shape that is not known here. */
function entryOf({ text, keptAt }: { text: string; keptAt: string }) {
  const entry = UnsentEntry.safeParse(JSON.parse(text))
  return entry.success ? { ...entry.data, keptAt } : null
}

/** The entry that is being written outlives a tab that the phone has put away; it is no fact, and no event. */
export const unsentEntryRoutes = [
  serve(keepUnsentEntry, async ({ input, caller, deps }) => {
    const kept = { subjectId: caller.account(), sessionId: null, text: JSON.stringify(input) }
    if (!(await words.keepUnsent(deps, kept))) throw new Rejection('journal-entry-unknown')
    return { ok: true as const }
  }),

  serve(getUnsentEntry, async ({ caller: { subjectId }, deps }) => {
    const unsent = subjectId === null ? null : await words.findUnsentEntry(deps, subjectId)
    return { unsent: unsent && entryOf(unsent) }
  }),

  serve(forgetUnsentEntry, async ({ caller: { subjectId }, deps }) => {
    if (subjectId !== null) await words.forgetUnsentEntry(deps.sql, subjectId)
    return { ok: true as const }
  }),
]
