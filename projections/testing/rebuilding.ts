import { moodLogged } from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import type { Sql } from '#infra/sql.ts'
import { moods } from '#projections/mood/moods.ts'

export const build = 'this build'
export const mood = (level = 3) => moodLogged({ moodId: newId(), level })
/** The same read model as another version of the program writes it. */
export const second = { ...moods, version: moods.version + 1 }

/** As if the worker that rebuilds were gone for a while. */
export const standStill = (sql: Sql) => sql`update rebuilds set touched_at = now() - interval '3 minutes'`

/** More events than a batch takes: a person whose facts fill several, and many with a few. */
export async function fillLog(sql: Sql) {
  const ada = newSubjectId()
  // Logged, then corrected or taken back much later.
  await sql`
    insert into events (subject_id, stream_id, version, event_id, type, schema_version, data, occurred_at, time_zone)
    select ${ada}, 'mood-x', n, gen_random_uuid(),
      case when n <= 9000 then 'MoodLogged' when n % 2 = 0 then 'MoodCorrected' else 'MoodRetracted' end, 1,
      jsonb_build_object('moodId', 'mood-' || (n - 1) % 9000, 'level', n % 10 + 1, 'day', '2026-11-21', 'sessionId', null),
      timestamptz '2026-11-21' + n * interval '1 second', 'UTC'
    from generate_series(1, 13000) n`
  await sql`
    insert into events (subject_id, stream_id, version, event_id, type, schema_version, data, occurred_at, time_zone)
    select person, 'mood-x', n, gen_random_uuid(), 'MoodLogged', 1,
      jsonb_build_object('moodId', 'mood-' || n, 'level', n, 'day', '2026-11-21', 'sessionId', null), now(), 'UTC'
    from (select gen_random_uuid() as person from generate_series(1, 400)) people, generate_series(1, 3) n`
  return { ada, events: 14_200 }
}
