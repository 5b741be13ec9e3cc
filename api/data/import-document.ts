import { handleAccount } from '#api/account/enter.ts'
import { userOf } from '#api/account/user-routes.ts'
import type { Caller } from '#api/caller.ts'
import { readDocument } from '#api/data/read-document.ts'
import { type Here, takeOver } from '#api/data/take-over.ts'
import type { Deps } from '#api/deps.ts'
import { account } from '#domain/account/decider.ts'
import {
  endedBy,
  endingTypes,
  makingTypes,
  placeOf,
  type PortableEvent,
  type PortableFact,
  toldOf,
  withIdsHere,
} from '#domain/data/export-file.ts'
import { loadState, streamName } from '#infra/store/command-handler.ts'
import type { StreamName } from '#infra/store/event-store.ts'
import { openImportSpool } from '#infra/store/import-spool.ts'
import {
  derivedEventId,
  derivedId,
  factsOfTypes,
  idsMade,
  knownEventIds,
  type Taken,
} from '#infra/store/person-log.ts'

/** What a visitor brought along, and then signed in with, is known under the visitor's ids. */
export async function namesOf({ store }: Deps, subjectId: string): Promise<[string, ...string[]]> {
  const name = streamName('account', { subjectId, id: subjectId })
  return [subjectId, ...(await loadState(store, name, account)).state.claimed]
}

/** Under which ids a person's log knows, or will know, what a document tells. */
async function idsFor(deps: Deps, subjectId: string) {
  const { sql } = deps
  const names = await namesOf(deps, subjectId)
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

/** Lets pass what tells of things that stand here: what was deleted stays so, whatever else is told of it elsewhere. */
async function standingOnes({ sql }: Deps, subjectId: string) {
  const facts = (await factsOfTypes(sql, subjectId, endingTypes)) as PortableEvent[]
  const gone = new Set(facts.flatMap(endedBy))
  return (event: Here): boolean => {
    if (toldOf(event).some((id) => gone.has(id))) return false
    for (const id of endedBy(event)) gone.add(id)
    return true
  }
}

type Ids = Awaited<ReturnType<typeof idsFor>>

/** Events that follow each other in one stream, together. */
function runsOf(events: Here[], subjectId: string) {
  const runs: { name: StreamName; run: Here[] }[] = []
  for (const event of events) {
    const { kind, id } = placeOf(event)
    const name = streamName(kind, { subjectId, id: id ?? subjectId })
    const last = runs.at(-1)
    if (last?.name.streamId === name.streamId) last.run.push(event)
    else runs.push({ name, run: [event] })
  }
  return runs
}

/** A name comes along for whoever has none here. */
async function takeName(deps: Deps, { accountId, at, context }: Caller, firstName: string | null) {
  if (!accountId || !firstName || (await userOf(deps, accountId)).firstName !== null) return null
  const correct = { type: 'CorrectName', at, data: {}, personal: { firstName } } as const
  return (await handleAccount(deps.store, { subjectId: accountId, id: accountId }, correct, context)).position
}

/** `leftOut`: what is new, but tells of things that were deleted here. */
type Imported = Taken & { leftOut: number }

/**
 * Opens a document here, once all of it has been read and found good. Begun again after a fault it goes on where it
 * was: an event is the same event under the same id, whichever document tells it. What was made here is known by its
 * own id; all else gets ids that belong to this person alone.
 */
export async function importFor(
  deps: Deps,
  caller: Caller,
  body: AsyncIterable<Uint8Array>,
): Promise<Imported> {
  await using spool = await openImportSpool<PortableFact>(deps.sql)
  const { firstName } = await readDocument(body, spool, caller.at)
  const subjectId = caller.somebody()
  const ids = await idsFor(deps, subjectId)
  const stands = await standingOnes(deps, subjectId)
  const taken: Imported = { added: 0, known: 0, leftOut: 0, position: null }
  for await (const facts of spool.parts()) {
    const unknown = await newOnes(deps, subjectId, facts, ids)
    const events = unknown.filter(stands)
    taken.known += facts.length - unknown.length
    taken.leftOut += unknown.length - events.length
    for (const { name, run } of runsOf(events, subjectId)) {
      const { added, known, position } = await takeOver(deps, name, run, caller.context)
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
