import * as z from 'zod'
import {
  Country,
  Day,
  type EventOf,
  eventSchema,
  Id,
  Imported,
  Level,
  Name,
  Text,
} from '#domain/event-schema.ts'
import { limits } from '#domain/limits.ts'
import { layers } from '#domain/safety/screener.ts'
import { concerns, tiers } from '#domain/safety/tier.ts'

/** How concerned Leeward was about this entry alone. */
const screened = { tier: z.enum(tiers), concerns: z.array(z.enum(concerns)).max(concerns.length) }

/** All that a person says in an entry. No rule looks at its mood, so it is sealed too. */
const words = {
  title: z.string().max(limits.entryTitle).nullable(),
  content: z.string().max(limits.entryContent),
  mood: Level.nullable(),
  tags: z.array(z.string().max(limits.entryTag)).max(limits.entryTags),
}

/** `day` is the person's own calendar day (YYYY-MM-DD). */
export const EntryWritten = eventSchema('EntryWritten', { entryId: Id, day: Day, ...screened }, words)
export type EntryWritten = EventOf<typeof EntryWritten>
export type EntryWords = EntryWritten['personal']

/** The person put it into other words; those that it had are destroyed, and what was reflected on them. */
export const EntryEdited = eventSchema('EntryEdited', { entryId: Id, ...screened }, words)
export type EntryEdited = EventOf<typeof EntryEdited>

/** A layer that took longer found more in the words that stand than those before it. */
export const EntryConcernRaised = eventSchema('EntryConcernRaised', {
  entryId: Id,
  ...screened,
  layer: z.enum(layers),
  version: Name(64),
})
export type EntryConcernRaised = EventOf<typeof EntryConcernRaised>

/** The person deleted it. What it counted for stays: the days on which one showed up never fall. */
export const EntryRetracted = eventSchema('EntryRetracted', { entryId: Id, askedBy: z.literal('person') })
export type EntryRetracted = EventOf<typeof EntryRetracted>

const reflection = { entryId: Id, reflectionId: Id }

export const ReflectionRequested = eventSchema('ReflectionRequested', {
  ...reflection,
  /** Whose help lines a reflection may name (ISO 3166); left out, those of the United States. */
  country: Country.optional(),
  isImported: Imported,
})
export type ReflectionRequested = EventOf<typeof ReflectionRequested>

export const ReflectionWritten = eventSchema(
  'ReflectionWritten',
  {
    ...reflection,
    author: z.enum(['guide', 'model', 'prepared']),
    /** The model's name, so that what it said can be judged later. */
    model: Name(200).nullable(),
    isImported: Imported,
  },
  { text: Text },
)
export type ReflectionWritten = EventOf<typeof ReflectionWritten>

/** Every attempt failed. The person sees it and can ask again. */
export const ReflectionFailed = eventSchema('ReflectionFailed', { ...reflection, reason: Name(200) })
export type ReflectionFailed = EventOf<typeof ReflectionFailed>

/** Everything that can happen to a journal entry (one stream an entry, so one key an entry). */
export type JournalEvent =
  | EntryWritten
  | EntryEdited
  | EntryConcernRaised
  | EntryRetracted
  | ReflectionRequested
  | ReflectionWritten
  | ReflectionFailed
