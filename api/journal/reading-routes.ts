import { pageOf, sendTotal } from '#api/send-page.ts'
import { serve } from '#api/serve.ts'
import { getEntry, listEntries, listEntryMoods, listTags, searchEntries } from '#contract/journal.ts'
import { nextCursorHeader, places } from '#contract/paging.ts'
import { Rejection } from '#domain/rejection.ts'
import { streamName } from '#infra/store/command-handler.ts'
import { loadEntry } from '#infra/use-cases/load-entry.ts'
import {
  countEntries,
  entries,
  listEntries as entriesOf,
  type ListedEntry,
} from '#projections/journal/entries.ts'
import { listTaggedEntries } from '#projections/journal/entry-tags.ts'
import { withWords } from '#projections/journal/entry-words.ts'
import { findEntries, findTags } from '#projections/journal/find-entries.ts'

const shown = <Entry extends ListedEntry & { bytes: number }>({
  position: _,
  day: __,
  bytes: ___,
  raisedAt: ____,
  ...entry
}: Entry) => entry

const placeOf = ({ createdAt, position }: ListedEntry): string => places.entries.encode([createdAt, position])

/** So many tags can be chosen from. */
const mostTags = 200

export const readingRoutes = [
  serve(
    listEntries,
    async ({ input: { cursor, limit }, caller, deps: { sql, store }, ctx }) => {
      const subjectId = caller.account()
      const [found, count] = await Promise.all([
        entriesOf(sql, subjectId, { before: cursor, limit: limit + 1 }),
        countEntries(sql, subjectId),
      ])
      sendTotal(ctx, count)
      return (await withWords(store, subjectId, pageOf(ctx, found, limit, placeOf))).map(shown)
    },
    { reads: [entries] },
  ),

  serve(
    searchEntries,
    async ({ input: { cursor, limit, ...search }, caller, deps, ctx }) => {
      const { found, last } = await findEntries(deps, caller.account(), { search, before: cursor, limit })
      if (last) ctx.set(nextCursorHeader, placeOf(last))
      return found.map(shown)
    },
    { reads: [entries] },
  ),

  serve(
    listEntryMoods,
    async ({ input: { since }, caller, deps }) =>
      (await listTaggedEntries(deps, caller.account(), since)).flatMap(({ id, mood, createdAt }) =>
        mood === null ? [] : [{ id, level: mood, timestamp: createdAt }],
      ),
    { reads: [entries] },
  ),

  serve(listTags, async ({ caller, deps }) => (await findTags(deps, caller.account())).slice(0, mostTags), {
    reads: [entries],
  }),
]

/** Behind all that has a name of its own under the same path. */
export const oneEntryRoute = serve(getEntry, async ({ input: { id }, caller, deps: { store } }) => {
  const subjectId = caller.account('journal-entry-unknown')
  const known = await loadEntry(store, streamName('journal', { subjectId, id }))
  if (!known) throw new Rejection('journal-entry-unknown')
  const { words, createdAt, editedAt, raised } = known
  const { tier, concerns } = raised ?? {}
  return { id, ...words, createdAt, editedAt, ...(tier && concerns && { raised: { tier, concerns } }) }
})
