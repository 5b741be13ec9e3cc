import { type ForgetMemories, memory } from '#domain/memory/decider.ts'
import type { MemoryEvent } from '#domain/memory/events.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import type { AppendContext, EventStore } from '#infra/store/event-store.ts'

/** What is named goes with the fact: a backup that is restored later forgets it again. */
const handleForget = commandHandler('memory', memory, ([forgotten]: MemoryEvent[]) => {
  const ids = new Set(forgotten?.type === 'MemoriesForgotten' ? forgotten.data.memoryIds : [])
  return { isTakenBack: ({ data }) => 'memoryId' in data && ids.has(String(data.memoryId)) }
})

type Forgetting = { subjectId: string; at: string; context: AppendContext }

/** Forgets all, a line, or what a conversation or a message gave. */
export const forgetMemories = (
  store: EventStore,
  { subjectId, at, context }: Forgetting,
  data: ForgetMemories['data'],
) => handleForget(store, { subjectId, id: subjectId }, { type: 'ForgetMemories', at, data }, context)
