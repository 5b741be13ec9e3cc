import type { EntryEdited, EntryWords, EntryWritten, JournalEvent } from '#domain/journal/events.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'

export type CurrentEntry = {
  createdAt: string
  /** Null while it is as it was first written. */
  editedAt: string | null
  day: string
  tier: Tier
  concerns: Concern[]
  /** What was found in it later, last. */
  raised: { tier: Tier; concerns: Concern[] } | null
  words: EntryWords
}

/** An entry as it is now, from all that happened to it; null when it never was or its words are gone. */
export function currentEntryOf(events: readonly JournalEvent[]): CurrentEntry | null {
  const written = events.find((event) => event.type === 'EntryWritten')
  const latest = events.findLast(
    (event): event is EntryWritten | EntryEdited =>
      event.type === 'EntryWritten' || event.type === 'EntryEdited',
  )
  const isRetracted = events.some(({ type }) => type === 'EntryRetracted')
  // Words that were destroyed read as none.
  if (!written || !latest?.personal || isRetracted) return null
  const raised = events
    .slice(events.indexOf(latest) + 1)
    .filter((event) => event.type === 'EntryConcernRaised')
  return {
    createdAt: written.at,
    editedAt: latest === written ? null : latest.at,
    day: written.data.day,
    tier: raised.at(-1)?.data.tier ?? latest.data.tier,
    concerns: [...new Set([...raised, latest].flatMap(({ data }) => data.concerns))],
    raised: raised.at(-1)?.data ?? null,
    words: latest.personal,
  }
}

export const isSameEntry = (one: EntryWords, other: EntryWords): boolean =>
  one.title === other.title &&
  one.content === other.content &&
  one.mood === other.mood &&
  one.tags.length === other.tags.length &&
  one.tags.every((tag, index) => tag === other.tags[index])

/** All that is read of an entry: its title and tags stand with it. */
export const wordsOfEntry = ({ title, content, tags }: EntryWords): string =>
  [title, content, tags.join(', ')].filter(Boolean).join('\n\n')
