import { idsIn, isMaking, kindOf, type PortableFact } from '#domain/portability/portable-event.ts'

/** Of one journal entry; all of them are shown together. */
const mostReflections = 500

/**
 * Looks at the facts of a document in their order: false where something happens to a thing that was not made, is made
 * twice, or was reflected on more often than anybody asks.
 */
export function createCoherenceCheck(): (fact: PortableFact) => boolean {
  const made = new Set<string>()
  const reflections = new Map<string, number>()
  return (fact) => {
    const { sessionId, entryId, moodId, completionId, memoryId, memoryIds, versionId, checkInId } = idsIn(
      fact.data,
    )
    // What was never made is forgotten, too, and a conversation that was read need not be here.
    if (memoryIds || fact.type === 'TalkRead') return true
    const thing = (
      kindOf(fact) === 'session'
        ? sessionId
        : (checkInId ?? versionId ?? memoryId ?? entryId ?? moodId ?? completionId)
    )!
    const isNew = isMaking(fact)
    if (made.has(thing) === isNew) return false
    made.add(thing)
    if (fact.type !== 'ReflectionWritten') return true
    reflections.set(thing, 1 + (reflections.get(thing) ?? 0))
    return reflections.get(thing)! <= mostReflections
  }
}
