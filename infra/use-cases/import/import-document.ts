import { type ImportPlan, type LocalState, planImport } from '#domain/portability/plan-import.ts'
import {
  endedBy,
  endingTypes,
  idsIn,
  type PortableEvent,
  type PortableFact,
} from '#domain/portability/portable-event.ts'
import { derivedEventId, derivedId } from '#infra/derived-ids.ts'
import { knownEventIds, type Added } from '#infra/store/append-unknown.ts'
import { streamName } from '#infra/store/command-handler.ts'
import type { AppendContext } from '#infra/store/event-store.ts'
import { endingsAfter, localIdsOf } from '#infra/use-cases/import/existing-things.ts'
import { importRun } from '#infra/use-cases/import/import-run.ts'
import type { ImportTools } from '#infra/use-cases/import/import-tools.ts'
import { ownerIds } from '#infra/use-cases/import/owner-ids.ts'
import { isRemembering } from '#infra/use-cases/recollection-of-person.ts'

/** `leftOut`: what is new, but tells of things that were deleted here. */
export type Imported = Added & { leftOut: number }

const tries = 5

/**
 * Opens a document for a person. Begun again after a crash it goes on where it was: an event is the same event under
 * the same id, whichever document tells it. What was made here is known by its own id; all else gets ids that belong to
 * this person alone. Throws `SubjectClosed` when the person is erased meanwhile: then nothing more is added.
 */
export async function importDocument(
  tools: ImportTools,
  { subjectId, context }: { subjectId: string; context: AppendContext },
  parts: AsyncIterable<PortableFact[]> | Iterable<PortableFact[]>,
): Promise<Imported> {
  const things = await openThings(tools, subjectId)
  // Whoever switched that off adds no words to it by a document either.
  const isOn = await isRemembering(tools.store, subjectId)
  const imported: Imported = { added: 0, known: 0, leftOut: 0, position: null }
  for await (const facts of parts) {
    const { added, known, leftOut, position } = await importPart(
      tools,
      things,
      isOn ? facts : facts.filter(isWithoutMemory),
      context,
    )
    imported.added += added
    imported.known += known
    imported.leftOut += leftOut
    imported.position = position ?? imported.position
  }
  return imported
}

const isWithoutMemory = ({ type }: PortableFact): boolean =>
  type !== 'LineRemembered' && type !== 'SummaryWritten' && type !== 'MemoryReworded'

async function importPart(
  tools: ImportTools,
  things: Things,
  facts: PortableFact[],
  context: AppendContext,
): Promise<Imported> {
  for (let attempt = 1; ; attempt++) {
    const plan = planImport(facts, await things.stateFor(facts))
    try {
      return await execute(tools, things.subjectId, plan, context)
    } catch (error) {
      // A stream has lost its key since the plan was made: whose it was is gone, and the next plan knows.
      if ((error as { code?: unknown }).code !== 'LW003' || attempt === tries) throw error
    }
  }
}

async function execute(
  tools: ImportTools,
  subjectId: string,
  { runs, known, leftOut }: ImportPlan,
  context: AppendContext,
): Promise<Imported> {
  const imported: Imported = { added: 0, known, leftOut, position: null }
  for (const { kind, id, events } of runs) {
    const name = streamName(kind, { subjectId, id: id ?? subjectId })
    const { added, known: knownNow, position } = await importRun(tools, name, events, context)
    imported.added += added
    imported.known += knownNow
    imported.position = position ?? imported.position
  }
  return imported
}

type Things = Awaited<ReturnType<typeof openThings>>

/** What a person has here, and how things of a document are called among them. */
async function openThings({ sql, store }: ImportTools, subjectId: string) {
  const owners = await ownerIds(store, subjectId)
  const gone = new Set<string>()
  let knownUpTo = 0
  const idsOf = (id: string) => owners.map((owner) => derivedId(owner, id))
  const eventIdsOf = ({ id }: PortableFact): [string, ...string[]] => {
    const [first, ...others] = owners
    return [derivedEventId(first, id), ...others.map((owner) => derivedEventId(owner, id)), id]
  }
  /** Only ids stay in memory, however much was deleted here. */
  async function learnWhatIsGone(): Promise<void> {
    for (;;) {
      const endings = await endingsAfter(sql, subjectId, endingTypes, knownUpTo)
      if (endings.length === 0) return
      for (const { position, ...ending } of endings) {
        for (const id of endedBy(ending as PortableEvent)) gone.add(id)
        knownUpTo = position
      }
    }
  }
  return {
    subjectId,
    /** What has to be known to plan these facts, as it is now. */
    async stateFor(facts: PortableFact[]): Promise<LocalState> {
      await learnWhatIsGone()
      const known = await knownEventIds(sql, subjectId, facts.flatMap(eventIdsOf))
      const named = [...new Set(facts.flatMap(thingsIn))]
      const here = await localIdsOf(sql, subjectId, [...named, ...named.flatMap(idsOf)])
      const isOwn = (id: string) => here.has(id)
      return {
        eventIdsOf,
        isKnownEvent: (eventId) => known.has(eventId),
        isOwn,
        localId: (id) => idsOf(id).find(isOwn) ?? idsOf(id)[0]!,
        isGone: (id) => gone.has(id),
      }
    },
  }
}

/** The things that a fact names, by the ids that they have in its document. */
function thingsIn({ data }: PortableFact): string[] {
  const { sessionId, entryId, moodId, completionId } = idsIn(data)
  return [sessionId, entryId, moodId, completionId].filter((id) => typeof id === 'string')
}
