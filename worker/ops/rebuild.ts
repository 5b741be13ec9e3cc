import { performance } from 'node:perf_hooks'
import postgres from 'postgres'
import { createSettledPosition } from '#infra/store/settled.ts'
import { projections } from '#projections/all.ts'
import { openCheckpoints } from '#projections/checkpoints.ts'
import type { Projection } from '#projections/projection.ts'
import {
  ReadModelOutdated,
  rebuild as rebuildWhole,
  RebuildFailed,
  rebuildSubject,
} from '#projections/rebuild.ts'
import { RowRefused } from '#projections/rows.ts'
import {
  type Command,
  exitCodesHelp,
  type Outcome,
  parseCommand,
  subjectIdFrom,
  type Tools,
  UsageError,
} from '#worker/ops/command.ts'
import { tryOut } from '#worker/ops/dry-run.ts'
import { readLogSize } from '#worker/ops/log-size.ts'
import { readModelNames, readModelsFrom } from '#worker/ops/read-models.ts'
import { table } from '#worker/ops/table.ts'

const help = `Makes read models anew from the events: points, streaks, session history, exports.

Usage
  npm run ops -- rebuild <read model|all> [--subject <id>] [--dry-run] [--json]

Read models
  ${readModelNames}

Options
  --subject <id>  this person only
  --dry-run       change nothing, and show for each person how many rows would go and come,
                  and for activity-days their points before and after

A whole read model is filled beside the one that is served, caught up, and switched in a moment: people go on
reading and writing. An event that cannot be taken ends the rebuild, and what was served goes on being served.
A dry run ends with 1 when something would change.

Examples
  npm run ops -- rebuild activity-days --dry-run
  npm run ops -- rebuild all
  npm run ops -- rebuild messages --subject 0d6f2f8a-7a53-4cf4-8f0c-0a52d3b6b7c1

${exitCodesHelp}`

export const rebuild: Command = {
  summary: 'make read models anew from the events, whole or of one person',
  help,
  prepare(args) {
    const { positionals, values } = parseCommand(args, {
      subject: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    })
    const [name, ...more] = positionals
    if (name === undefined || more.length > 0) throw new UsageError('Rebuild what? One read model, or all.')
    const chosen = readModelsFrom(name)
    const subjectId = values.subject === undefined ? undefined : subjectIdFrom(values.subject)
    return values['dry-run']
      ? (tools) => tryOut(tools, chosen, subjectId)
      : (tools) => rebuildAll(tools, chosen, subjectId)
  },
}

type Rebuilt = {
  readModel: string
  events: number
  seconds: number
  eventsPerSecond: number
  failure: string | null
}

/** One that fails does not keep the next from being rebuilt. */
async function rebuildAll(tools: Tools, chosen: Projection[], subjectId?: string): Promise<Outcome> {
  const { sql, progress } = tools
  // Where no worker has been yet: what is rebuilt must not be projected once more from the start.
  await openCheckpoints(sql, projections)
  const { events: total } = await readLogSize(sql)
  const rebuilt: Rebuilt[] = []
  for (const projection of chosen) {
    const startedAt = performance.now()
    const done = await progress(projection.name, total, (onEvents) =>
      subjectId === undefined
        ? rebuildWhole(sql, projection, createSettledPosition(sql), onEvents)
        : rebuildSubject(sql, projection, subjectId),
    ).catch((error) => ({ events: 0, failure: failureOf(error, projection) }))
    const seconds = (performance.now() - startedAt) / 1_000
    rebuilt.push({
      readModel: projection.name,
      events: done.events,
      seconds: Math.round(seconds * 1_000) / 1_000,
      eventsPerSecond: Math.round(done.events / seconds),
      failure: 'failure' in done ? done.failure : null,
    })
  }
  const failures = rebuilt.flatMap(({ failure }) => failure ?? [])
  return {
    document: { rebuilt },
    lines: [
      ...table(
        ['read model', 'events', 'seconds', 'events/s', ''],
        rebuilt.map(({ readModel, events, seconds, eventsPerSecond, failure }) =>
          failure
            ? [readModel, null, null, null, 'not rebuilt']
            : [readModel, events, seconds, eventsPerSecond, 'switched'],
        ),
      ),
      ...failures.flatMap((failure) => ['', `  ${failure} What was served goes on being served.`]),
    ],
    isFine: failures.length === 0,
  }
}

/** Why a rebuild ended, in a sentence. Anything else is a fault of ours, or the database went away. */
export function failureOf(error: unknown, projection: Projection): string {
  if (error instanceof RebuildFailed || error instanceof ReadModelOutdated || error instanceof RowRefused)
    return error.message
  // Class 22 and 23: a value that the table cannot hold, a constraint.
  if (error instanceof postgres.PostgresError && /^2[23]/.test(error.code))
    return new RowRefused(projection).message
  throw error
}
