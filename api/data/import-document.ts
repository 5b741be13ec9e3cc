import { handleAccount } from '#api/account/enter.ts'
import { userOf } from '#api/account/user-routes.ts'
import type { Caller } from '#api/caller.ts'
import { readDocument } from '#api/data/read-document.ts'
import type { Deps } from '#api/deps.ts'
import { account } from '#domain/account/decider.ts'
import {
  makingTypes,
  placeOf,
  type PortableEvent,
  type PortableFact,
  withIdsHere,
} from '#domain/data/export-file.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import { openImportSpool } from '#infra/store/import-spool.ts'
import {
  appendUnknown,
  derivedEventId,
  derivedId,
  idsMade,
  knownEventIds,
  type Taken,
} from '#infra/store/person-log.ts'

type Here = PortableEvent & { eventId: string }

/** Under which ids a person's log knows, or will know, what a document tells. */
async function idsFor({ sql, store }: Deps, subjectId: string) {
  const name = streamName('account', { subjectId, id: subjectId })
  const { state } = await loadState(store, name, account)
  // What a visitor brought along, and then signed in with, is known under the visitor's ids.
  const names = [subjectId, ...state.claimed]
  const made = await idsMade(sql, subjectId, makingTypes)
  return {
    isOwn: (id: string) => made.has(id),
    idHere(id: string): string {
      const ids = names.map((whose) => derivedId(whose, id))
      return ids.find((one) => made.has(one)) ?? ids[0]!
    },
    /** As the event is called here, if it is; the first of the derived ones is what it will be called. */
    eventIds: ({ id }: PortableFact) => [...names.map((whose) => derivedEventId(whose, id)), id],
  }
}

/** Those of the facts that are not here yet, as the events that they become; each once. */
async function newOnes(deps: Deps, subjectId: string, facts: PortableFact[], ids: Ids): Promise<Here[]> {
  const known = await knownEventIds(deps.sql, subjectId, facts.flatMap(ids.eventIds))
  const unknown = facts.filter((fact) => !ids.eventIds(fact).some((id) => known.has(id)))
  const once = new Map(unknown.map((fact) => [fact.id, fact]))
  return [...once.values()].map((fact) => ({
    ...withIdsHere(fact, ids.isOwn, ids.idHere),
    eventId: ids.eventIds(fact)[0]!,
  }))
}

type Ids = Awaited<ReturnType<typeof idsFor>>

/** Events that follow each other in one stream, together. */
function runsOf(events: Here[], subjectId: string) {
  const runs: { streamId: string; run: Here[] }[] = []
  for (const event of events) {
    const { kind, id } = placeOf(event)
    const { streamId } = streamName(kind, { subjectId, id: id ?? subjectId })
    const last = runs.at(-1)
    if (last?.streamId === streamId) last.run.push(event)
    else runs.push({ streamId, run: [event] })
  }
  return runs
}

/** A name comes along for whoever has none here. */
async function takeName(deps: Deps, { accountId, at, context }: Caller, firstName: string | null) {
  if (!accountId || !firstName || (await userOf(deps, accountId)).firstName !== null) return null
  const correct = { type: 'CorrectName', at, data: {}, personal: { firstName } } as const
  return (await handleAccount(deps.store, { subjectId: accountId, id: accountId }, correct, context)).position
}

/**
 * Opens a document here, once all of it has been read and found good. Begun again after a fault it goes on where it
 * was: an event is the same event under the same id, whichever document tells it. What was made here is known by its
 * own id; all else gets ids that belong to this person alone.
 */
export async function importFor(deps: Deps, caller: Caller, body: AsyncIterable<Uint8Array>): Promise<Taken> {
  await using spool = await openImportSpool<PortableFact>(deps.sql)
  const { firstName } = await readDocument(body, spool, caller.at)
  const subjectId = caller.somebody()
  const ids = await idsFor(deps, subjectId)
  const taken: Taken = { added: 0, known: 0, position: null }
  for await (const facts of spool.parts()) {
    const events = await newOnes(deps, subjectId, facts, ids)
    taken.known += facts.length - events.length
    for (const { streamId, run } of runsOf(events, subjectId)) {
      const { added, known, position } = await appendUnknown(
        deps,
        { subjectId, streamId },
        run,
        caller.context,
      )
      taken.added += added
      taken.known += known
      taken.position = position ?? taken.position
    }
  }
  const named = await takeName(deps, caller, firstName)
  if (named !== null) {
    taken.added++
    taken.position = named
  }
  return taken
}
