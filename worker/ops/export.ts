import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { dayOf } from '#domain/progress/day.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { openKeyring } from '#infra/store/open-keyring.ts'
import { exportDocument } from '#projections/export/export-document.ts'
import { noteAction } from '#worker/ops/audit.ts'
import { type Command, exitCodesHelp, parseCommand, subjectIdFrom, UsageError } from '#worker/ops/command.ts'
import { findPerson } from '#worker/ops/person.ts'
import { facts } from '#worker/ops/table.ts'

const help = `Writes everything of a person as one JSON document, the same that they can download themselves. It opens
their words, so it needs MASTER_KEY, and it is for when they have asked for it. Without --yes it only says how much it is.

Usage
  npm run --silent ops -- export <account> [--yes] [--file <path>] [--json]

Options
  --yes          do it: without --file the document goes to stdout
  --file <path>  write it there, readable for this account alone; what is there already is not overwritten

Examples
  npm run --silent ops -- export 0d6f2f8a-7a53-4cf4-8f0c-0a52d3b6b7c1 --yes > ada.json
  npm run ops -- export 0d6f2f8a-7a53-4cf4-8f0c-0a52d3b6b7c1 --yes --file ada.json

Exit code 1 when nothing is known of such a person.

${exitCodesHelp}`

export const exportPerson: Command = {
  summary: 'everything of a person as one JSON document',
  help,
  prepare(args) {
    const { positionals, values } = parseCommand(args, {
      yes: { type: 'boolean', default: false },
      file: { type: 'string' },
    })
    const [given, ...more] = positionals
    if (given === undefined || more.length > 0) throw new UsageError('Export whom? One account id.')
    const subjectId = subjectIdFrom(given)
    return async ({ sql, config, progress }) => {
      const person = await findPerson(sql, subjectId)
      if (!person)
        return {
          document: { subjectId, person: null },
          lines: [`  Nothing is known of ${subjectId}.`],
          isFine: false,
        }
      const { events, kind } = person
      if (!values.yes) {
        await noteAction(sql, { command: 'export (dry run)', subjectId })
        return {
          document: { dryRun: { subjectId, kind, events } },
          lines: [
            ...facts([
              ['person', subjectId],
              ['kind', kind],
              ['events', events],
            ]),
            '',
            '  Nothing was opened: --yes writes it all in clear.',
          ],
          isFine: true,
        }
      }
      if (!config.MASTER_KEY) throw new UsageError('Exporting needs MASTER_KEY, which opens the words.')
      const store = createPostgresEventStore(sql, await openKeyring(sql, config.MASTER_KEY))
      // Before it is written: who looks is noted even where the look was cut short.
      await noteAction(sql, { command: 'export', subjectId, counts: { events } })
      const at = new Date().toISOString()
      const pieces = exportDocument({ sql, store, subjectId, at, day: dayOf(at, 'UTC') })
      const bytes = await progress('exporting', events, (onEvents) =>
        written(counted(pieces, onEvents), values.file),
      )
      if (!values.file) return { isWritten: true, document: {}, lines: [], isFine: true }
      return {
        document: { file: values.file, bytes },
        lines: [`  ${bytes.toLocaleString('en')} bytes in ${values.file}`],
        isFine: true,
      }
    }
  },
}

/** Tells of each event of the document: they stand at its end, one a line. */
async function* counted(
  pieces: AsyncIterable<string>,
  onEvents: (count: number) => void,
): AsyncGenerator<string> {
  let isPast = false
  for await (const piece of pieces) {
    if (isPast) onEvents(piece.split('\n').length - 1)
    isPast ||= piece.includes('\n"facts":[')
    yield piece
  }
}

async function written(pieces: AsyncIterable<string>, file: string | undefined): Promise<number> {
  if (file !== undefined) {
    const out = createWriteStream(file, { mode: 0o600, flags: 'wx' })
    await pipeline(pieces, out)
    return out.bytesWritten
  }
  for await (const piece of pieces) if (!process.stdout.write(piece)) await once(process.stdout, 'drain')
  return process.stdout.bytesWritten ?? 0
}
