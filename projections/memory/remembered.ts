import type { Fact } from '#domain/event.ts'
import { type CodedMemory, type MemoryEvent, mostLines, type WordedMemory } from '#domain/memory/events.ts'
import type { Sql } from '#infra/sql.ts'
import type { LoggedFact } from '#infra/store/event-log.ts'
import { type Change, ignored, projection } from '#projections/engine/projection.ts'

type RememberedRow = {
  memory_id: string
  type: string
  session_id: string | null
  message_id: string | null
  day: string
  remembered_at: string
  code: string
  /** With what the exercise was done, the theme of an urge, or what a rule is about. */
  about: string | null
  felt: string | null
  minutes: number | null
  /** Of words: where they stand in the log, and since when they are so. */
  position: number | null
  worded_at: string | null
}

type Codes = Pick<RememberedRow, 'code' | 'about' | 'felt' | 'minutes'>
const none = { about: null, felt: null, minutes: null, position: null, worded_at: null }

const row =
  <E extends CodedMemory>(codesOf: (data: E['data']) => Partial<Codes> & { code: string }) =>
  ({ type, at, data }: LoggedFact<E>): Change<RememberedRow>[] => [
    {
      key: { memory_id: data.memoryId },
      fold: () => ({
        memory_id: data.memoryId,
        type,
        session_id: data.sessionId,
        message_id: data.messageId,
        day: data.day,
        remembered_at: at,
        ...none,
        ...codesOf(data),
      }),
    },
  ]

/** `code` is whose words they are. */
const worded =
  <E extends WordedMemory>(by: (data: E['data']) => 'person' | 'model') =>
  ({ type, at, position, data }: LoggedFact<E>): Change<RememberedRow>[] => [
    {
      key: { memory_id: data.memoryId },
      fold: () => ({
        ...none,
        memory_id: data.memoryId,
        type,
        session_id: data.sessionId,
        message_id: null,
        day: data.day,
        remembered_at: at,
        code: by(data),
        position,
        worded_at: at,
      }),
    },
  ]

/** Everything that is remembered of a person and was not deleted: codes and numbers, and where words stand. */
export const remembered = projection<MemoryEvent, RememberedRow>({
  name: 'remembered',
  version: 2,
  table: 'remembered',
  key: ['memory_id'],
  columns: [
    'memory_id',
    'type',
    'session_id',
    'message_id',
    'day',
    'remembered_at',
    'code',
    'about',
    'felt',
    'minutes',
    'position',
    'worded_at',
  ],
  on: {
    ExerciseFelt: row(({ exerciseId, need, felt }) => ({ code: exerciseId, about: need, felt })),
    ThemeMet: row(({ theme }) => ({ code: theme })),
    UrgeDelayed: row(({ theme, minutes }) => ({ code: 'delay', about: theme, minutes })),
    RuleGiven: row(({ rule, about }) => ({ code: rule, about })),
    LineRemembered: worded(({ by }) => by),
    SummaryWritten: worded(() => 'model'),
    MemoryReworded: ({ at, position, data: { memoryId, by } }) => [
      {
        key: { memory_id: memoryId },
        // Of what has no words nothing can be changed.
        fold: (row) => row && (row.position === null ? row : { ...row, code: by, position, worded_at: at }),
      },
    ],
    TalkRead: ignored,
    MemoriesForgotten: ({ data: { memoryIds } }) =>
      memoryIds.map((id) => ({ key: { memory_id: id }, fold: () => null })),
  },
})

function codesOf({ type, code, about, felt, minutes }: Pick<RememberedRow, 'type' | keyof Codes>): object {
  if (type === 'ExerciseFelt') return { exerciseId: code, need: about, felt }
  if (type === 'ThemeMet') return { theme: code }
  if (type === 'UrgeDelayed') return { theme: about, minutes }
  return { rule: code, about }
}

type Found = Pick<RememberedRow, 'type' | 'day' | keyof Codes> & {
  at: string
  memoryId: string
  sessionId: string
  messageId: string
}

/** What is remembered in codes. */
export async function listRemembered(sql: Sql, subjectId: string): Promise<Fact<CodedMemory>[]> {
  const rows = await sql<Found[]>`
    select type, day, code, about, felt, minutes, remembered_at as at, memory_id as "memoryId",
      session_id as "sessionId", message_id as "messageId"
    from read_models.remembered where subject_id = ${subjectId} and position is null order by remembered_at, memory_id`
  return rows.map(
    ({ type, at, memoryId, sessionId, messageId, day, ...codes }) =>
      ({
        type,
        at,
        data: { memoryId, sessionId, messageId, day, ...codesOf({ type, ...codes }) },
      }) as Fact<CodedMemory>,
  )
}

/** Something that is remembered in words, which stand at `position`. */
export type ListedWords = {
  memoryId: string
  type: WordedMemory['type']
  sessionId: string | null
  day: string
  by: 'person' | 'model'
  position: number
  wordedAt: string
}

const listedWords = (sql: Sql) => sql`
  memory_id as "memoryId", type, session_id as "sessionId", day, code as by, position, worded_at as "wordedAt"`

/** All that is remembered in words, the latest first. */
export const listWords = (sql: Sql, subjectId: string): Promise<ListedWords[]> => sql<ListedWords[]>`
  select ${listedWords(sql)} from read_models.remembered
  where subject_id = ${subjectId} and position is not null order by remembered_at desc, memory_id`

/** What of it belongs to a conversation: its summary, and the latest lines of all. */
export const listWordsFor = (sql: Sql, subjectId: string, sessionId: string): Promise<ListedWords[]> => sql<
  ListedWords[]
>`
  (select ${listedWords(sql)} from read_models.remembered
    where subject_id = ${subjectId} and session_id = ${sessionId} and type = 'SummaryWritten'
    order by remembered_at desc limit 1)
  union all
  (select ${listedWords(sql)} from read_models.remembered
    where subject_id = ${subjectId} and type = 'LineRemembered'
    order by remembered_at desc, memory_id limit ${mostLines})`
