import type { Event } from '#domain/event.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'

/** All that a person says in an entry. `mood`: 1 very anxious … 10 very calm; no rule looks at it, so it is sealed too. */
export type EntryWords = { title: string | null; content: string; mood: number | null; tags: string[] }

/** `day` is the person's own calendar day (YYYY-MM-DD); `tier` is that of this entry alone. */
export type EntryWritten = Event<
  'EntryWritten',
  { entryId: string; day: string; tier: Tier; concerns: Concern[] },
  EntryWords
>

/** The person put it into other words; those that it had are destroyed, and what was reflected on them. */
export type EntryEdited = Event<
  'EntryEdited',
  { entryId: string; tier: Tier; concerns: Concern[] },
  EntryWords
>

/** The person deleted it. What it counted for stays: the days on which one showed up never fall. */
export type EntryRetracted = Event<'EntryRetracted', { entryId: string; askedBy: 'person' }>

export type ReflectionRequested = Event<
  'ReflectionRequested',
  {
    entryId: string
    reflectionId: string
    /** Whose help lines a reflection may name (ISO 3166); left out, those of the United States. */
    country?: string
  }
>

export type ReflectionWritten = Event<
  'ReflectionWritten',
  {
    entryId: string
    reflectionId: string
    author: 'guide' | 'model' | 'prepared'
    /** The model's name, so that what it said can be judged later. */
    model: string | null
  },
  { text: string }
>

/** Every attempt failed. The person sees it and can ask again. */
export type ReflectionFailed = Event<
  'ReflectionFailed',
  { entryId: string; reflectionId: string; reason: string }
>

/** Everything that can happen to a journal entry (one stream an entry, so one key an entry). */
export type JournalEvent =
  | EntryWritten
  | EntryEdited
  | EntryRetracted
  | ReflectionRequested
  | ReflectionWritten
  | ReflectionFailed
