import { serve } from '#api/serve.ts'
import { forgetUnsentEntry, keepUnsentEntry, listUnsentEntries, UnsentEntry } from '#contract/unsent.ts'
import { Rejection } from '#domain/rejection.ts'
import * as words from '#infra/store/unsent-words.ts'

/** None where another version has kept it in a shape that is not known here. */
function entryOf({ text, keptAt }: { text: string; keptAt: string }) {
  const entry = UnsentEntry.safeParse(JSON.parse(text))
  return entry.success ? [{ ...entry.data, keptAt }] : []
}

/** An entry that is being written outlives a tab that the phone has put away; it is no fact, and no event. */
export const unsentEntryRoutes = [
  serve(keepUnsentEntry, async ({ input, caller, deps }) => {
    const kept = { subjectId: caller.account(), entryId: input.entryId, text: JSON.stringify(input) }
    if (!(await words.keepUnsentEntry(deps, kept))) throw new Rejection('journal-entry-unknown')
    return { ok: true as const }
  }),

  serve(listUnsentEntries, async ({ caller: { subjectId }, deps }) => {
    const unsent = subjectId === null ? [] : await words.listUnsentEntries(deps, subjectId)
    return { unsent: unsent.flatMap(entryOf) }
  }),

  serve(forgetUnsentEntry, async ({ input: { entryId }, caller: { subjectId }, deps }) => {
    if (subjectId !== null) await words.forgetUnsentEntry(deps.sql, subjectId, entryId)
    return { ok: true as const }
  }),
]
