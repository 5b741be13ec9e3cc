import { type Verdict, verify as verifyReadModel } from '#projections/engine/verify.ts'
import { type Command, exitCodesHelp, parseCommand, UsageError } from '#worker/ops/command.ts'
import { checkLog, type LogIntegrity } from '#worker/ops/log-integrity.ts'
import { readLogSize } from '#worker/ops/log-size.ts'
import { readModelNames, readModelsFrom } from '#worker/ops/read-models.ts'
import { firstOf, table } from '#worker/ops/table.ts'

const help = `Proves that what is shown is what the events say. Changes nothing, and nothing has to stand still.

Usage
  npm run ops -- verify [read model] [--json]

What it checks
  each read model  its rows equal those of a rebuild, for each person who is not parked
  the log          the versions of each stream are 1, 2, 3 … and stand in that order;
                   everything sealed has a key, or the tombstone of one

Read models
  ${readModelNames}

Examples
  npm run ops -- verify
  npm run ops -- verify activity-days
  npm run --silent ops -- verify --json | jq '.readModels[].differences[].subjectId'

${exitCodesHelp}`

export const verify: Command = {
  summary: 'prove that what is shown is what the events say',
  help,
  prepare(args) {
    const { positionals } = parseCommand(args, {})
    const [name = 'all', ...more] = positionals
    if (more.length > 0) throw new UsageError('Verify one read model, or none given for all.')
    const chosen = readModelsFrom(name)
    return async ({ sql, progress }) => {
      const { events: total } = await readLogSize(sql)
      const verdicts: Verdict[] = []
      for (const projection of chosen)
        verdicts.push(
          await progress(projection.name, total, (onProgress) =>
            verifyReadModel(sql, projection, { onProgress }),
          ),
        )
      const log = await checkLog(sql)
      const isFine = verdicts.every(isTrue) && faultsOf(log).length === 0
      return {
        document: { isFine, readModels: verdicts, log },
        lines: [
          ...table(
            ['read model', 'events', 'rows', 'people', 'parked', 'differ'],
            verdicts.map(({ projection, events, rows, people, parked, differences }) => [
              projection,
              events,
              rows,
              people,
              parked,
              differences.length,
            ]),
          ),
          ...verdicts.flatMap(({ projection, differences, poisoned }) => [
            ...(differences.length > 0 ? ['', `  ${projection} differs for`] : []),
            ...firstOf(differences.map(({ subjectId }) => subjectId)),
            ...firstOf(
              poisoned.map(
                ({ position, reason }) => `${projection} cannot take the event at ${position} (${reason})`,
              ),
            ),
          ]),
          '',
          `  ${log.events.toLocaleString('en')} events in ${log.streams.toLocaleString('en')} streams:${faultsOf(log).length === 0 ? ' no gap, in order, every sealed event has its key' : ''}`,
          ...firstOf(faultsOf(log)),
          '',
          `  ${isFine ? 'Live equals rebuilt.' : 'Something differs.'}`,
        ],
        isFine,
      }
    }
  },
}

const isTrue = ({ differences, poisoned }: Verdict): boolean =>
  differences.length === 0 && poisoned.length === 0

const faultsOf = ({ gaps, disordered, keyless }: LogIntegrity): string[] => [
  ...gaps.map(({ subjectId, streamId }) => `versions with a gap: ${streamId} of ${subjectId}`),
  ...disordered.map(({ subjectId, streamId }) => `out of order: ${streamId} of ${subjectId}`),
  ...keyless.map(({ subjectId, streamId }) => `a key is missing: ${streamId} of ${subjectId}`),
]
