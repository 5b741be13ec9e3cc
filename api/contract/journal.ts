import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { paging, places } from '#contract/paging.ts'
import { Country, Done, Id, Instant, KnownId, NoInput, Since } from '#contract/scalars.ts'
import { Raised, screened } from '#contract/screened.ts'
import { limits } from '#domain/limits.ts'

export const JournalEntry = z.object({
  id: Id,
  title: z.string().nullable(),
  content: z.string(),
  mood: z.number().int().min(1).max(10).nullable(),
  tags: z.array(z.string()),
  createdAt: Instant,
  /** Null while it stands as it was first written. */
  editedAt: Instant.nullable(),
  raised: Raised.optional(),
})
export type JournalEntry = z.infer<typeof JournalEntry>

export const SavedEntry = JournalEntry.extend(screened)
export type SavedEntry = z.infer<typeof SavedEntry>

const Title = z.string().trim().max(limits.entryTitle).nullish()
const Content = z.string().trim().min(1, 'Please write something first.').max(limits.entryContent)
const Mood = z.number().int('Choose a whole number from 1 to 10.').min(1).max(10).nullish()

/** Each once, in the order in which they came. */
const Tags = z
  .array(z.string().trim().min(1).max(limits.entryTag))
  .max(limits.entryTags)
  .transform((tags) => [...new Set(tags)])

/** The longest entry, in whatever script, as JSON may write it. */
const maxBody = '256kb'

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/journal',
  summary:
    "The caller's journal entries, the latest first, a page at a time: Next-Cursor leads to earlier ones.",
  input: z.strictObject(paging(places.entries, 20)),
  isPaged: true,
  reply: z.array(JournalEntry),
})

const longestSearch = 200

export const searchEntries = endpoint({
  method: 'POST',
  path: '/api/journal/search',
  summary:
    "Those of the caller's entries that have all of these words and tags, the latest first. A page may be empty and " +
    'lead on all the same: only so many entries are looked through at a time.',
  input: z.strictObject({
    // In the body: what somebody looks for stands in no address.
    words: z.string().max(longestSearch).default(''),
    tags: z.array(z.string().max(limits.entryTag)).max(limits.entryTags).default([]),
    ...paging(places.entries),
  }),
  isPaged: true,
  reply: z.array(JournalEntry),
})

export const listTags = endpoint({
  method: 'GET',
  path: '/api/journal/tags',
  summary:
    "The tags of the caller's latest entries, the most used first, and no more than can be chosen from.",
  input: NoInput,
  reply: z.array(z.string()),
})

export const listEntryMoods = endpoint({
  method: 'GET',
  path: '/api/journal/moods',
  summary: "The moods that the caller's entries tell, the latest first, without their words.",
  input: Since,
  reply: z.array(z.object({ id: Id, level: z.number().int().min(1).max(10), timestamp: Instant })),
})

export const getEntry = endpoint({
  method: 'GET',
  path: '/api/journal/:id',
  summary: 'One entry as it stands now.',
  input: z.strictObject({ id: KnownId }),
  reply: JournalEntry,
})

export const getPrompting = endpoint({
  method: 'GET',
  path: '/api/journal/prompting',
  summary: 'Which prompts to begin an entry with are fit for the caller.',
  input: NoInput,
  /** Gentle: none that leads to what is hard. */
  reply: z.object({ isGentle: z.boolean() }),
})

export const writeEntry = endpoint({
  method: 'POST',
  path: '/api/journal',
  summary: 'Write a journal entry.',
  input: z.strictObject({
    title: Title.transform((title) => title || null),
    content: Content,
    mood: Mood.transform((mood) => mood ?? null),
    tags: Tags.default([]),
    /** Made by the client, so that an entry that is sent again is the same entry. */
    entryId: Id.optional(),
  }),
  reply: SavedEntry,
  maxBody,
  keeps: true,
})

export const editEntry = endpoint({
  method: 'PATCH',
  path: '/api/journal/:id',
  summary: 'Put an entry into other words: those that it had are destroyed.',
  input: z.strictObject({
    id: KnownId,
    // What is left out stays as it is; null takes it away.
    title: Title.transform((title) => (title === '' ? null : title)),
    content: Content.optional(),
    mood: Mood,
    tags: Tags.optional(),
    /** `editedAt` of the words that it was based on, or `createdAt` while that is null: no others are replaced. */
    basedOn: Instant.optional(),
  }),
  reply: SavedEntry,
  maxBody,
})

export const deleteEntry = endpoint({
  method: 'DELETE',
  path: '/api/journal/:id',
  summary: 'Delete an entry: its key is destroyed, and with it all that was written and reflected.',
  input: z.strictObject({ id: KnownId }),
  reply: Done.extend({ receipt: z.uuid().nullable(), note: z.string().optional() }),
})

export const reflectOnEntry = endpoint({
  method: 'POST',
  path: '/api/journal/:id/reflect',
  summary: 'Ask for a reflection on an entry; the answer waits until it is written.',
  input: z.strictObject({
    id: KnownId,
    /** Whose help lines it may name; left out, those of the United States. */
    country: Country.optional(),
  }),
  reply: z.object({ reflection: z.string(), by: z.enum(['guide', 'model']) }),
  keeps: true,
})
