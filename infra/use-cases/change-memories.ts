import { memory } from '#domain/memory/decider.ts'
import type { MemoryEvent } from '#domain/memory/events.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import type { AppendContext, EventStore } from '#infra/store/event-store.ts'

const handleMemory = commandHandler('memory', memory)
/** The words from before go with the fact. */
const handleReword = commandHandler('memory', memory, ([reworded]: MemoryEvent[]) => {
  const id = reworded?.type === 'MemoryReworded' ? reworded.data.memoryId : null
  return { isTakenBack: ({ data }) => 'memoryId' in data && data.memoryId === id }
})

type Changing = { subjectId: string; at: string; context: AppendContext }
type Words = { memoryId: string; day: string; text: string }

/** A person has a line remembered. */
export const addLine = (store: EventStore, { subjectId, at, context }: Changing, { text, ...data }: Words) =>
  handleMemory(
    store,
    { subjectId, id: subjectId },
    { type: 'AddLine', at, data, personal: { text } },
    context,
  )

/** A person sets the words of a line or a summary right. */
export const rewordMemory = (
  store: EventStore,
  { subjectId, at, context }: Changing,
  { text, ...data }: Words,
) =>
  handleReword(
    store,
    { subjectId, id: subjectId },
    { type: 'RewordMemory', at, data, personal: { text } },
    context,
  )
