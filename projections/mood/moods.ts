import type { MoodEvent } from '#domain/mood/events.ts'
import type { Sql } from '#infra/sql.ts'
import { projection } from '#projections/engine/projection.ts'

type MoodRow = {
  mood_id: string
  session_id: string | null
  level: number
  logged_at: string
  /** The person's own, YYYY-MM-DD. */
  day: string
  position: number
  /** Where more was found in the note that stands. */
  raised_at: number | null
}

/** Every mood that stands. Its note stays in the log, at `position`. */
export const moods = projection<MoodEvent, MoodRow>({
  name: 'moods',
  version: 2,
  table: 'moods',
  key: ['mood_id'],
  columns: ['mood_id', 'session_id', 'level', 'logged_at', 'day', 'position', 'raised_at'],
  on: {
    MoodLogged: ({ at, position, data: { moodId, level, sessionId, day } }) => [
      {
        key: { mood_id: moodId },
        fold: () => ({
          mood_id: moodId,
          session_id: sessionId,
          level,
          logged_at: at,
          day,
          position,
          raised_at: null,
        }),
      },
    ],
    NoteConcernRaised: ({ position, data: { moodId } }) => [
      { key: { mood_id: moodId }, fold: (row) => row && { ...row, raised_at: position } },
    ],
    MoodCorrected: ({ position, data: { moodId, level } }) => [
      { key: { mood_id: moodId }, fold: (row) => row && { ...row, level, position, raised_at: null } },
    ],
    MoodRetracted: ({ data: { moodId } }) => [{ key: { mood_id: moodId }, fold: () => null }],
  },
})

export type ListedMood = {
  id: string
  level: number
  loggedAt: string
  sessionId: string | null
  position: number
  raisedAt: number | null
}

/** `before`: time and position of the last one on the page before. Without a limit all of them. */
type Page = {
  before?: readonly [loggedAt: string, position: number] | null
  limit?: number | null
}

/** The latest first; `bytes` is how long the note is. */
export const listMoods = (
  sql: Sql,
  subjectId: string,
  { before = null, limit = null }: Page = {},
): Promise<(ListedMood & { bytes: number })[]> => sql<(ListedMood & { bytes: number })[]>`
  select mood_id as id, level, logged_at as "loggedAt", session_id as "sessionId", position,
    raised_at as "raisedAt",
    coalesce((
      select octet_length(e.sealed) from events e
      where e.subject_id = ${subjectId} and e.position = moods.position), 0) as bytes
  from read_models.moods where subject_id = ${subjectId}
    ${before ? sql`and (logged_at, position) < (${before[0]}::timestamptz, ${before[1]})` : sql``}
  order by logged_at desc, position desc limit ${limit}`

export const listLevels = (sql: Sql, subjectId: string): Promise<{ level: number; timestamp: string }[]> =>
  sql<
    { level: number; timestamp: string }[]
  >`select level, logged_at as timestamp from read_models.moods where subject_id = ${subjectId}`

/** How it was on the person's own days. */
export const listLevelsOfDays = (
  sql: Sql,
  subjectId: string,
  since: string,
): Promise<{ level: number; day: string }[]> => sql<{ level: number; day: string }[]>`
  select level, day from (
    select level, to_char(coalesce(day, (logged_at at time zone 'UTC')::date), 'YYYY-MM-DD') as day
    from read_models.moods where subject_id = ${subjectId}) moods
  where day >= ${since}`

const page = 500

export async function* pagesOfMoods(sql: Sql, subjectId: string): AsyncGenerator<ListedMood[]> {
  let [loggedAt, id] = ['-infinity', '']
  for (;;) {
    const some = await sql<ListedMood[]>`
      select mood_id as id, level, logged_at as "loggedAt", session_id as "sessionId", position,
        raised_at as "raisedAt"
      from read_models.moods
      where subject_id = ${subjectId} and (logged_at, mood_id) > (${loggedAt}::timestamptz, ${id})
      order by logged_at, mood_id limit ${page}`
    if (some.length === 0) return
    yield some
    ;({ loggedAt, id } = some.at(-1)!)
  }
}
