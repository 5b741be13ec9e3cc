import type { Sql } from '#infra/sql.ts'

export type BrokenStream = { subjectId: string; streamId: string }

/** What is wrong with the log itself; all lists empty when nothing is. */
export type LogIntegrity = {
  streams: number
  events: number
  /** Versions are not 1, 2, 3 … */
  gaps: BrokenStream[]
  /** A later version stands at an earlier position. */
  disordered: BrokenStream[]
  /** Something sealed has neither a key nor the tombstone of one. */
  keyless: BrokenStream[]
}

/** People who are being erased are left out: their rows go in batches. */
export async function checkLog(sql: Sql): Promise<LogIntegrity> {
  const [size] = await sql<
    { streams: number; events: number; broken: (BrokenStream & Record<Fault, boolean>)[] | null }[]
  >`
    with steps as (
      select subject_id, stream_id, key_id, sealed is not null as is_sealed,
        version - row_number() over stream <> 0 as has_gap,
        position <= lag(position) over stream as is_disordered
      from events
      where not exists (select from closed_subjects closed where closed.subject_id = events.subject_id)
      window stream as (partition by subject_id, stream_id order by version)
    ), streams as (
      select steps.subject_id, steps.stream_id, count(*) as events, bool_or(has_gap) as has_gap,
        coalesce(bool_or(is_disordered), false) as is_disordered,
        bool_or(is_sealed and k.key_id is null) as is_keyless
      from steps left join keys k on k.key_id = steps.key_id
      group by steps.subject_id, steps.stream_id
    )
    select count(*) as streams, coalesce(sum(events), 0)::bigint as events,
      jsonb_agg(jsonb_build_object('subjectId', subject_id, 'streamId', stream_id, 'gaps', has_gap,
        'disordered', is_disordered, 'keyless', is_keyless)) filter (where has_gap or is_disordered or is_keyless) as broken
    from streams`
  const broken = size?.broken ?? []
  const having = (fault: Fault) =>
    broken.filter((stream) => stream[fault]).map(({ subjectId, streamId }) => ({ subjectId, streamId }))
  return {
    streams: size?.streams ?? 0,
    events: size?.events ?? 0,
    gaps: having('gaps'),
    disordered: having('disordered'),
    keyless: having('keyless'),
  }
}

type Fault = 'gaps' | 'disordered' | 'keyless'
