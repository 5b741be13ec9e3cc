import { memory } from '#domain/memory/decider.ts'
import type { MemoryNote } from '#domain/memory/note.ts'
import { derivedId } from '#infra/derived-ids.ts'
import { describeFault } from '#infra/fault.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { isRemembering } from '#infra/use-cases/recollection-of-person.ts'
import type { OwedReply } from '#worker/chat/owed-reply.ts'
import type { Deps } from '#worker/deps.ts'

const handleMemory = commandHandler('memory', memory)

/**
 * Remembers what a turn gave, once its reply is written: of what was taken back meanwhile nothing is. Whoever switched it
 * off while the reply was said is heard. A fault costs what would be remembered, never the reply.
 */
export async function rememberTurn(
  { store, clock, log, wake }: Pick<Deps, 'store' | 'clock' | 'log' | 'wake'>,
  { name: { subjectId }, sessionId, messageId, day, causationId }: OwedReply,
  notes: readonly MemoryNote[],
): Promise<void> {
  if (notes.length === 0 || day === null) return
  try {
    if (!(await isRemembering(store, subjectId))) return
    const named = notes.map((note) => ({
      ...note,
      memoryId: derivedId(subjectId, 'memory', messageId, note.type),
    }))
    const { position } = await handleMemory(
      store,
      { subjectId, id: subjectId },
      {
        type: 'Remember',
        at: clock().toISOString(),
        data: { sessionId, messageId, day, notes: named },
      },
      { timeZone: 'UTC', causationId },
    )
    if (position !== null) wake(subjectId)
  } catch (error) {
    log.warn({ fault: describeFault(error) }, 'what a turn gave could not be remembered')
  }
}
