import { withLocalIds } from '#domain/portability/local-ids.ts'
import {
  endedBy,
  idsAbout,
  type Kind,
  placeOf,
  type PortableEvent,
  type PortableFact,
} from '#domain/portability/portable-event.ts'

/** What is here already, and how things of a document are called here. */
export type LocalState = {
  /** Under which ids an event of a document may be known here; the first is what it will be called. */
  eventIdsOf: (fact: PortableFact) => [string, ...string[]]
  isKnownEvent: (eventId: string) => boolean
  /** Made here: it keeps its id. */
  isOwn: (id: string) => boolean
  localId: (id: string) => string
  /** Deleted here: it stays so, whatever is told of it elsewhere. */
  isGone: (id: string) => boolean
}

export type PlannedEvent = PortableEvent & { eventId: string; timeZone?: string | undefined }

/** Events that follow each other in one stream; `id` is null where a person has only one of its kind. */
export type Run = { kind: Kind; id: string | null; events: PlannedEvent[] }

/** `leftOut`: new here, but about things that were deleted here. */
export type ImportPlan = { runs: Run[]; known: number; leftOut: number }

/** What has to happen here so that these facts of a document are true here too; each counts once. */
export function planImport(facts: readonly PortableFact[], local: LocalState): ImportPlan {
  const unknown = facts.filter((fact) => !local.eventIdsOf(fact).some(local.isKnownEvent))
  const once = [...new Map(unknown.map((fact) => [fact.id, fact])).values()]
  const ended = new Set<string>()
  const plan: ImportPlan = { runs: [], known: facts.length - unknown.length, leftOut: 0 }
  for (const fact of once) {
    const event = { ...withLocalIds(fact, local.isOwn, local.localId), eventId: local.eventIdsOf(fact)[0] }
    if (idsAbout(event).some((id) => local.isGone(id) || ended.has(id))) plan.leftOut++
    else {
      for (const id of endedBy(event)) ended.add(id)
      addTo(plan.runs, event)
    }
  }
  return plan
}

function addTo(runs: Run[], event: PlannedEvent): void {
  const { kind, id } = placeOf(event)
  const last = runs.at(-1)
  if (last && last.kind === kind && last.id === id) last.events.push(event)
  else runs.push({ kind, id, events: [event] })
}
