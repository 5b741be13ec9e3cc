import type { PlannedEvent } from '#domain/portability/plan-import.ts'
import { takesBack } from '#domain/portability/portable-event.ts'
import { noteInLedger } from '#infra/erasure/ledger.ts'
import { appendUnknown, type Added } from '#infra/store/append-unknown.ts'
import { valueIn } from '#infra/store/command-handler.ts'
import type { AppendContext, StreamName } from '#infra/store/event-store.ts'
import { eventsWithWords } from '#infra/use-cases/import/existing-things.ts'
import type { ImportTools } from '#infra/use-cases/import/import-tools.ts'

/**
 * Takes events of one stream over from a document. What was set right or deleted where the document comes from loses
 * its words here too: the fact and the destruction are one, as they were there.
 */
export async function importRun(
  tools: ImportTools,
  name: StreamName,
  run: PlannedEvent[],
  context: AppendContext,
): Promise<Added> {
  const ids = run.flatMap((event) => takesBack(event)?.ids ?? [])
  if (ids.length === 0) return appendUnknown(tools, name, run, context)

  const withWords = await eventsWithWords(tools.sql, name, ids)
  const counts: Added = { added: 0, known: 0, position: null }
  let waiting: PlannedEvent[] = []
  const appendWaiting = async () => {
    const { added, known, position } = await appendUnknown(tools, name, waiting, context)
    waiting = []
    counts.added += added
    counts.known += known
    counts.position = position ?? counts.position
  }
  for (const event of run) {
    const back = takesBack(event)
    const before = back
      ? withWords.filter(({ data }) => back.ids.includes(String(valueIn(data, back.field))))
      : []
    if (back && before.length > 0) {
      await appendWaiting()
      const takenBack = back.isWholeStream ? 'stream' : { eventIds: before.map(({ eventId }) => eventId) }
      const { position } = await tools.store.append(name, 'any', [event], context, undefined, takenBack)
      counts.added++
      counts.position = position
    } else waiting.push(event)
    if (event.personal) withWords.push(event)
  }
  await appendWaiting()
  await noteInLedger(tools)
  return counts
}
