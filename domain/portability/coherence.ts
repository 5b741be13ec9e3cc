import { idsIn, isMaking, kindOf, type PortableFact } from '#domain/portability/portable-event.ts'

/**
 * Looks at the facts of a document in their order: false where something happens to a thing that was not made, or is
 * made twice.
 */
export function createCoherenceCheck(): (fact: PortableFact) => boolean {
  const made = new Set<string>()
  return (fact) => {
    const { sessionId, entryId, moodId, completionId, memoryId, memoryIds } = idsIn(fact.data)
    // What was never made is forgotten, too.
    if (memoryIds) return true
    const thing = (kindOf(fact) === 'session' ? sessionId : (memoryId ?? entryId ?? moodId ?? completionId))!
    const isNew = isMaking(fact)
    if (made.has(thing) === isNew) return false
    made.add(thing)
    return true
  }
}
