import { projections } from '#projections/all.ts'
import { listParked } from '#projections/engine/parked.ts'
import { rebuildSubject } from '#projections/engine/rebuild-subject.ts'
import { type Command, exitCodesHelp, parseCommand, subjectIdFrom, UsageError } from '#worker/ops/command.ts'
import { failureOf, refusalOf } from '#worker/ops/rebuild.ts'

const help = `Ends the waiting of a person whose events a read model could not take, by making their rows anew.

Usage
  npm run ops -- unpark <subject> [--json]

Workers do the same after each deploy and each hour. An event that still cannot be taken leaves the person parked,
and ends with 1. "status" lists who is parked.

Example
  npm run ops -- unpark 0d6f2f8a-7a53-4cf4-8f0c-0a52d3b6b7c1

${exitCodesHelp}`

export const unpark: Command = {
  summary: 'end the waiting of a person whose events a read model could not take',
  help,
  prepare(args) {
    const { positionals } = parseCommand(args, {})
    const [given, ...more] = positionals
    if (given === undefined || more.length > 0) throw new UsageError('Unpark whom? One subject id.')
    const subjectId = subjectIdFrom(given)
    return async ({ sql }) => {
      const parked = (await listParked(sql)).filter((one) => one.subjectId === subjectId)
      const results: { readModel: string; failure: string | null }[] = []
      for (const { projection: name } of parked) {
        const projection = projections.find((one) => one.name === name)
        if (!projection) continue
        const { failure } = await rebuildSubject(sql, projection, subjectId).then(
          ({ poisoned }) => ({ failure: poisoned && refusalOf(projection, poisoned) }),
          (error) => ({ failure: failureOf(error) }),
        )
        results.push({ readModel: name, failure })
      }
      return {
        document: { subjectId, unparked: results },
        lines:
          results.length === 0
            ? [`  ${subjectId} is parked nowhere.`]
            : results.map(({ readModel, failure }) => `  ${failure ?? `${readModel} is up to date again.`}`),
        isFine: results.every(({ failure }) => failure === null),
      }
    }
  },
}
