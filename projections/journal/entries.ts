import type { JournalEvent } from '#domain/journal/events.ts'
import type { Sql } from '#infra/sql.ts'
import { inPieces } from '#infra/store/in-pieces.ts'
import { type Change, projection } from '#projections/engine/projection.ts'

type EntryRow = {
  entry_id: string
  written_at: string
  edited_at: string | null
  day: string
  position: number
  reflection_id: string | null
  reflection: string | null
  asked_at: string | null
  /** Where more was found in the words that stand. */
  raised_at: number | null
}

const fresh = { reflection_id: null, reflection: null, asked_at: null, raised_at: null }

const reflected = (
  entryId: string,
  reflectionId: string,
  reflection: 'written' | 'failed',
): Change<EntryRow>[] => [
  {
    key: { entry_id: entryId },
    fold: (row) => row && (row.reflection_id === reflectionId ? { ...row, reflection } : row),
  },
]

/** Every journal entry that stands. Its words stay in the log, at `position`. */
export const entries = projection<JournalEvent, EntryRow>({
  name: 'entries',
  version: 1,
  table: 'entries',
  key: ['entry_id'],
  columns: [
    'entry_id',
    'written_at',
    'edited_at',
    'day',
    'position',
    'reflection_id',
    'reflection',
    'asked_at',
    'raised_at',
  ],
  on: {
    EntryWritten: ({ at, position, data: { entryId, day } }) => [
      {
        key: { entry_id: entryId },
        fold: () => ({
          entry_id: entryId,
          written_at: at,
          edited_at: null,
          day,
          position,
          ...fresh,
        }),
      },
    ],
    EntryEdited: ({ at, position, data: { entryId } }) => [
      {
        key: { entry_id: entryId },
        fold: (row) => row && { ...row, edited_at: at, position, ...fresh },
      },
    ],
    EntryConcernRaised: ({ position, data: { entryId } }) => [
      { key: { entry_id: entryId }, fold: (row) => row && { ...row, raised_at: position } },
    ],
    EntryRetracted: ({ data: { entryId } }) => [{ key: { entry_id: entryId }, fold: () => null }],
    ReflectionRequested: ({ at, data: { entryId, reflectionId, isImported } }) => [
      {
        key: { entry_id: entryId },
        fold: (row) =>
          row && {
            ...row,
            reflection_id: reflectionId,
            reflection: isImported ? 'failed' : 'pending',
            asked_at: at,
          },
      },
    ],
    ReflectionWritten: ({ data: { entryId, reflectionId } }) => reflected(entryId, reflectionId, 'written'),
    ReflectionFailed: ({ data: { entryId, reflectionId } }) => reflected(entryId, reflectionId, 'failed'),
  },
})

export type ListedEntry = {
  id: string
  createdAt: string
  editedAt: string | null
  day: string
  position: number
  raisedAt: number | null
}

/** `before`: time and position of the last one on the page before. Without a limit all of them. */
type Page = { before?: readonly [createdAt: string, position: number] | null; limit?: number | null }

/** The latest first; `bytes` is how long the words are. */
export const listEntries = (
  sql: Sql,
  subjectId: string,
  { before = null, limit = null }: Page = {},
): Promise<(ListedEntry & { bytes: number })[]> => sql<(ListedEntry & { bytes: number })[]>`
  select entry_id as id, written_at as "createdAt", edited_at as "editedAt", day, position,
    raised_at as "raisedAt",
    coalesce((
      select octet_length(e.sealed) from events e
      where e.subject_id = ${subjectId} and e.position = entries.position), 0) as bytes
  from read_models.entries where subject_id = ${subjectId}
    ${before ? sql`and (written_at, position) < (${before[0]}::timestamptz, ${before[1]})` : sql``}
  order by written_at desc, position desc limit ${limit}`

export async function countEntries(sql: Sql, subjectId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from read_models.entries where subject_id = ${subjectId}`
  return row!.count
}

const page = 500

/** The first first, as many at a time as may be open, with what was reflected on them. */
export async function* pagesOfEntries(sql: Sql, subjectId: string): AsyncGenerator<ListedEntry[]> {
  let [createdAt, id] = ['-infinity', '']
  for (;;) {
    const some = await sql<(ListedEntry & { bytes: number })[]>`
      select entry_id as id, written_at as "createdAt", edited_at as "editedAt", day, position,
        raised_at as "raisedAt",
        (select coalesce(sum(octet_length(e.sealed)), 0)::int from events e
          where e.subject_id = ${subjectId} and e.stream_id = 'journal-' || entry_id) as bytes
      from read_models.entries
      where subject_id = ${subjectId} and (written_at, entry_id) > (${createdAt}::timestamptz, ${id})
      order by written_at, entry_id limit ${page}`
    if (some.length === 0) return
    for (const piece of inPieces(some)) yield piece.map(({ bytes: _, ...entry }) => entry)
    ;({ createdAt, id } = some.at(-1)!)
  }
}

export type OwedReflection = { subjectId: string; entryId: string; reflectionId: string }

/** Some reflections that have been waited for so long that their job may be lost; see `listOwedReplies`. */
export const listOwedReflections = (sql: Sql, olderThanSeconds: number): Promise<OwedReflection[]> => sql<
  OwedReflection[]
>`
  select subject_id as "subjectId", entry_id as "entryId", reflection_id as "reflectionId"
  from read_models.entries
  where reflection = 'pending' and asked_at < now() - make_interval(secs => ${olderThanSeconds})
    and not exists (select from closed_subjects where closed_subjects.subject_id = entries.subject_id)
  order by random() limit 200`
