import { performance } from 'node:perf_hooks'
import { createSettledPosition } from '#infra/store/settled.ts'
import { projections } from '#projections/all.ts'
import type { Poisoned } from '#projections/engine/apply.ts'
import { openCheckpoints } from '#projections/engine/checkpoints.ts'
import { programBuild } from '#projections/engine/program-build.ts'
import type { Projection } from '#projections/engine/projection.ts'
import { RebuildSuperseded } from '#projections/engine/rebuild-state.ts'
import { ReadModelOutdated, rebuildSubject } from '#projections/engine/rebuild-subject.ts'
import { rebuild as rebuildWhole } from '#projections/engine/rebuild.ts'
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
import { firstOf, table } from '#worker/ops/table.ts'

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
reading and writing. The switch waits for whoever reads the old one for long, a backup for instance. What was
interrupted goes on where it was. An event that cannot be taken parks its person, is named by its position, and ends
with 1; everybody else is rebuilt. A dry run ends with 1 when something would change.

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
  /** Events that could not be taken; their people are parked. */
  parked: Omit<Poisoned, 'subjectId'>[]
  failure: string | null
}

/** One that fails does not keep the next from being rebuilt. */
async function rebuildAll(tools: Tools, chosen: Projection[], subjectId?: string): Promise<Outcome> {
  const { sql, progress } = tools
  // Where no worker has been yet: what is rebuilt must not be projected once more from the start.
  await openCheckpoints(sql, projections)
  const { events: total } = await readLogSize(sql)
  const [settledPosition, build] = [createSettledPosition(sql), await programBuild()]
  const rebuilt: Rebuilt[] = []
  for (const projection of chosen) {
    const startedAt = performance.now()
    const { events, poisoned, failure } = await progress(projection.name, total, async (onProgress) => {
      try {
        if (subjectId === undefined)
          return {
            ...(await rebuildWhole(sql, projection, { settledPosition, build, onProgress })),
            failure: null,
          }
        const one = await rebuildSubject(sql, projection, subjectId)
        return { events: one.events, poisoned: one.poisoned ? [one.poisoned] : [], failure: null }
      } catch (error) {
        return { events: 0, poisoned: [], failure: failureOf(error) }
      }
    })
    const seconds = (performance.now() - startedAt) / 1_000
    rebuilt.push({
      readModel: projection.name,
      events,
      seconds: Math.round(seconds * 1_000) / 1_000,
      eventsPerSecond: Math.round(events / seconds),
      parked: poisoned.map(({ position, reason }) => ({ position, reason })),
      failure,
    })
  }
  return {
    document: { rebuilt },
    lines: [
      ...table(
        ['read model', 'events', 'seconds', 'events/s', ''],
        rebuilt.map(({ readModel, events, seconds, eventsPerSecond, failure }) =>
          failure
            ? [readModel, null, null, null, 'not rebuilt']
            : [readModel, events, seconds, eventsPerSecond, subjectId === undefined ? 'switched' : 'rebuilt'],
        ),
      ),
      ...rebuilt.flatMap(({ readModel, parked, failure }) => [
        ...(failure ? ['', `  ${failure} What was served goes on being served.`] : []),
        ...(parked.length > 0 ? ['', '  Parked (npm run ops -- status says whom):'] : []),
        ...firstOf(parked.map(({ position, reason }) => `${readModel} at ${position}: ${reason}`)),
      ]),
    ],
    isFine: rebuilt.every(({ failure, parked }) => failure === null && parked.length === 0),
  }
}

/** What a read model could not take, in a sentence. */
export const refusalOf = ({ name }: Projection, { position, reason }: Poisoned): string =>
  `${name} cannot take the event at position ${position} (${reason}).`

/** Why nothing was rebuilt, in a sentence. Anything else is a fault of ours, or the database went away. */
export function failureOf(error: unknown): string {
  if (error instanceof ReadModelOutdated || error instanceof RebuildSuperseded) return error.message
  throw error
}
