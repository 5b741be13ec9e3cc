import type { Fact } from '#domain/event.ts'
import type { Memory, MemoryEvent } from '#domain/memory/events.ts'
import type { Sql } from '#infra/sql.ts'
import type { LoggedFact } from '#infra/store/event-log.ts'
import { type Change, projection } from '#projections/engine/projection.ts'

type RememberedRow = {
  memory_id: string
  type: string
  session_id: string
  message_id: string
  day: string
  remembered_at: string
  code: string
  /** With what the exercise was done, the theme of an urge, or what a rule is about. */
  about: string | null
  felt: string | null
  minutes: number | null
}

type Codes = Pick<RememberedRow, 'code' | 'about' | 'felt' | 'minutes'>
const none = { about: null, felt: null, minutes: null }

const row =
  <E extends Memory>(codesOf: (data: E['data']) => Partial<Codes> & { code: string }) =>
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

/** Everything that is remembered of a person and was not deleted: codes and numbers. */
export const remembered = projection<MemoryEvent, RememberedRow>({
  name: 'remembered',
  version: 1,
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
  ],
  on: {
    ExerciseFelt: row(({ exerciseId, need, felt }) => ({ code: exerciseId, about: need, felt })),
    ThemeMet: row(({ theme }) => ({ code: theme })),
    UrgeDelayed: row(({ theme, minutes }) => ({ code: 'delay', about: theme, minutes })),
    RuleGiven: row(({ rule, about }) => ({ code: rule, about })),
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

export async function listRemembered(sql: Sql, subjectId: string): Promise<Fact<Memory>[]> {
  const rows = await sql<Found[]>`
    select type, day, code, about, felt, minutes, remembered_at as at, memory_id as "memoryId",
      session_id as "sessionId", message_id as "messageId"
    from read_models.remembered where subject_id = ${subjectId} order by remembered_at, memory_id`
  return rows.map(
    ({ type, at, memoryId, sessionId, messageId, day, ...codes }) =>
      ({
        type,
        at,
        data: { memoryId, sessionId, messageId, day, ...codesOf({ type, ...codes }) },
      }) as Fact<Memory>,
  )
}
