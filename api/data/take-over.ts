import type { Deps } from '#api/deps.ts'
import { type PortableEvent, takesBack } from '#domain/data/export-file.ts'
import { noteInLedger } from '#infra/erasure/ledger.ts'
import { valueIn } from '#infra/store/command-handler.ts'
import type { AppendContext, StreamName } from '#infra/store/event-store.ts'
import { appendUnknown, eventsWithWords, type Taken } from '#infra/store/person-log.ts'

export type Here = PortableEvent & { eventId: string }

/**
 * Takes events of one stream over from a document. What was set right or deleted where the document comes from loses
 * its words here too: the fact and the destruction are one, as they were there.
 */
export async function takeOver(
  deps: Deps,
  name: StreamName,
  run: Here[],
  context: AppendContext,
): Promise<Taken> {
  const idTakenBack = (event: Here): string[] => {
    const back = takesBack(event)
    return back ? [String(valueIn(event.data, back.field))] : []
  }
  const ids = run.flatMap(idTakenBack)
  if (ids.length === 0) return appendUnknown(deps, name, run, context)

  const withWords = await eventsWithWords(deps.sql, name, ids)
  const taken: Taken = { added: 0, known: 0, position: null }
  let waiting: Here[] = []
  const appendWaiting = async () => {
    const { added, known, position } = await appendUnknown(deps, name, waiting, context)
    waiting = []
    taken.added += added
    taken.known += known
    taken.position = position ?? taken.position
  }
  for (const event of run) {
    const back = takesBack(event)
    const before = back
      ? withWords.filter(({ data }) => valueIn(data, back.field) === valueIn(event.data, back.field))
      : []
    if (back && before.length > 0) {
      await appendWaiting()
      const takenBack = back.isWholeStream ? 'stream' : { eventIds: before.map(({ eventId }) => eventId) }
      const { position } = await deps.store.append(name, 'any', [event], context, undefined, takenBack)
      taken.added++
      taken.position = position
    } else waiting.push(event)
    if (event.personal) withWords.push(event)
  }
  await appendWaiting()
  await noteInLedger(deps)
  return taken
}
