import type { Sql } from '#infra/sql.ts'
import { type Command, exitCodesHelp, isSubjectId, parseCommand, UsageError } from '#worker/ops/command.ts'
import { table } from '#worker/ops/table.ts'

const help = `Lists what happened, of one person or in one stream, in order. Words stay sealed.

Usage
  npm run ops -- events <stream|subject> [--after <position>] [--limit <count>] [--json]

Options
  --after <position>  begin behind this position (default 0)
  --limit <count>     at most so many, 1 to 10000 (default 100)

The last column tells of the words: "sealed: 132 bytes"; "erased" when their key or they themselves were destroyed;
"key missing" when they cannot be opened and nobody destroyed anything: that is an alarm.

Examples
  npm run ops -- events 0d6f2f8a-7a53-4cf4-8f0c-0a52d3b6b7c1
  npm run ops -- events session-4f1f0a6c9c9b4bd7b7f0c8d2a8e6d1b3 --limit 20
  npm run ops -- events mood-0d6f2f8a-7a53-4cf4-8f0c-0a52d3b6b7c1 --after 4711 --json

${exitCodesHelp}`

type Listed = {
  position: number
  at: string
  type: string
  streamId: string
  version: number
  data: object
  personal: 'none' | 'sealed' | 'erased' | 'key missing'
  sealedBytes: number | null
}

export const events: Command = {
  summary: 'what happened, of one person or in one stream',
  help,
  prepare(args) {
    const { positionals, values } = parseCommand(args, {
      after: { type: 'string', default: '0' },
      limit: { type: 'string', default: '100' },
    })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0)
      throw new UsageError('Events of whom? One stream or one subject id.')
    const after = wholeNumber('--after', values.after, 0, Number.MAX_SAFE_INTEGER)
    const limit = wholeNumber('--limit', values.limit, 1, 10_000)
    return async ({ sql }) => {
      // One more than asked for tells whether there are more.
      const found = await listEvents(sql, name, after, limit + 1)
      const listed = found.slice(0, limit)
      const next = found.length > limit ? (listed.at(-1)?.position ?? null) : null
      return {
        document: { events: listed, next },
        lines: [
          ...(listed.length === 0
            ? [`  Nothing${after > 0 ? ` behind position ${after}` : ''} under ${name}.`]
            : asTable(listed)),
          ...(next === null ? [] : ['', `  There are more: --after ${next}`]),
        ],
        isFine: listed.every(({ personal }) => personal !== 'key missing'),
      }
    }
  },
}

function wholeNumber(option: string, text: string, from: number, to: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= from && value <= to))
    throw new UsageError(`${option} takes a whole number from ${from} to ${to}.`)
  return value
}

const asTable = (listed: Listed[]): string[] =>
  table(
    ['position', 'time', 'type', 'stream', 'version', 'words', 'data'],
    listed.map(({ position, at, type, streamId, version, data, personal, sealedBytes }) => [
      String(position),
      at,
      type,
      streamId,
      version,
      personal === 'none' ? null : personal === 'sealed' ? `sealed: ${sealedBytes} bytes` : personal,
      JSON.stringify(data),
    ]),
  )

/** Every stream has a key or its tombstone, so whose a stream is can be asked of the smaller table. */
const listEvents = (sql: Sql, name: string, after: number, limit: number): Promise<Listed[]> => sql<Listed[]>`
  select e.position, e.occurred_at as at, e.type, e.stream_id as "streamId", e.version, e.data,
    case
      when e.key_id is null then 'none'
      when e.sealed is null or k.destroyed_at is not null then 'erased'
      when k.key_id is null then 'key missing'
      else 'sealed'
    end as personal,
    case when k.wrapped is not null then length(e.sealed) end as "sealedBytes"
  from events e left join keys k using (key_id)
  where ${
    isSubjectId(name)
      ? sql`e.subject_id = ${name}`
      : sql`e.subject_id = any (array(select subject_id from keys where stream_id = ${name})) and e.stream_id = ${name}`
  } and e.position > ${after}
  order by e.position limit ${limit}`
