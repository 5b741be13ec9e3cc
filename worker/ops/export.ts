import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { dayOf } from '#domain/progress/day.ts'
import { openStore } from '#infra/core/open-store.ts'
import { exportDocument } from '#projections/export/export-document.ts'
import { noteAction } from '#worker/ops/audit.ts'
import { exitCodesHelp, UsageError } from '#worker/ops/command.ts'
import { personCommand } from '#worker/ops/person-command.ts'
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

export const exportPerson = personCommand({
  summary: 'everything of a person as one JSON document',
  help,
  verb: 'export',
  options: { file: { type: 'string' } },
  preview: ({ subjectId, kind, events }) => ({
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
  }),
  async deed({ subjectId, events }, { sql, config, progress }, { file }) {
    const { MASTER_KEY, EPOCH_KEYS_FOLDER } = config
    if (!MASTER_KEY) throw new UsageError('Exporting needs MASTER_KEY, which opens the words.')
    const { keyring, store } = await openStore(sql, { MASTER_KEY, EPOCH_KEYS_FOLDER })
    // Before it is written: who looks is noted even where the look was cut short.
    await noteAction(sql, { command: 'export', subjectId, counts: { events } })
    const at = new Date().toISOString()
    const pieces = exportDocument({ sql, store, keyring, subjectId, at, day: dayOf(at, 'UTC') })
    const bytes = await progress('exporting', events, (onEvents) => written(counted(pieces, onEvents), file))
    if (!file) return { isWritten: true, document: {}, lines: [], isFine: true }
    return {
      document: { file, bytes },
      lines: [`  ${bytes.toLocaleString('en')} bytes in ${file}`],
      isFine: true,
    }
  },
})

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
