import { admissibleLine } from '#domain/memory/admissible.ts'
import type { PortableEvent } from '#domain/portability/portable-event.ts'

/** Words that were destroyed say nothing. */
const isAdmissible = (personal: { text: string } | undefined): boolean =>
  !personal || admissibleLine(personal.text) !== null

/**
 * Looks at the facts of a document in their order: false for remembered words that do not come along. What a model wrote of
 * somebody stays where it was written, whoever says here that a person did; lines of a person come if a model could have
 * noted them, for they are told to one.
 */
export function createTakeover(): (event: PortableEvent) => boolean {
  const left = new Set<string>()
  const leave = (memoryId: string): false => {
    left.add(memoryId)
    return false
  }
  return ({ type, data, ...event }) => {
    const personal = 'personal' in event ? (event.personal as { text: string } | undefined) : undefined
    switch (type) {
      case 'SummaryWritten':
        return leave(data.memoryId)
      case 'LineRemembered':
        return (data.by === 'person' && isAdmissible(personal)) || leave(data.memoryId)
      case 'MemoryReworded':
        return data.by === 'person' && !left.has(data.memoryId) && isAdmissible(personal)
      default:
        return true
    }
  }
}
