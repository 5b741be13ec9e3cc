import { floorVersion } from '#domain/safety/floor/floor.ts'
import { openStore } from '#infra/core/open-store.ts'
import { type LearnedScreener, openLearnedLayer } from '#infra/screening/open-learned.ts'
import { type Command, exitCodesHelp, parseCommand, type Tools, UsageError } from '#worker/ops/command.ts'
import { readLogSize } from '#worker/ops/log-size.ts'
import { Changes, screenAgain } from '#worker/ops/replay/changes.ts'
import { type StoredMessage, storedMessages } from '#worker/ops/replay/stored-messages.ts'
import { facts, table } from '#worker/ops/table.ts'

const help = `Reads every message that is kept again, with the layers of screening that are installed now, and says what they would
find otherwise: how many, from which tier to which. It opens the words, so it needs MASTER_KEY; it shows none of them, and
no names. Changes nothing. Ctrl-C ends it with what was counted so far.

Usage
  npm run ops -- replay-safety [--since <date>] [--json]

Options
  --since <date>  only messages from this day on (UTC), as in 2026-11-01

Messages whose words were deleted, or that came with an import, are counted and not read. With LEARNED_SCREENING=off only
the floor reads.

Exit code 1 when something would change, or when it was ended before all was read.

${exitCodesHelp}`

const together = 256

export const replaySafety: Command = {
  summary: 'what the installed screening would find otherwise in what was said',
  help,
  prepare(args) {
    const { positionals, values } = parseCommand(args, { since: { type: 'string', default: '1970-01-01' } })
    if (positionals.length > 0) throw new UsageError('"replay-safety" takes only options.')
    if (!isDay(values.since)) throw new UsageError('--since takes a day, as in 2026-11-01.')
    const since = `${values.since}T00:00:00.000Z`
    return async (tools) => {
      const replayed = await replay(tools, since)
      const { messages, deleted, imported, isWhole, versions, changes, layers, changed } = replayed
      return {
        document: replayed,
        lines: [
          ...facts([
            ['read', messages],
            ['would change', changed],
            ['words deleted', deleted],
            ['imported', imported],
            ['floor', versions.floor],
            ['learned layer', versions.learned ?? 'off'],
            ...(isWhole ? [] : [['ended', 'before all was read'] as [string, string]]),
          ]),
          '',
          ...table(
            ['from', 'to', 'messages'],
            changes.map(({ from, to, count }) => [from, to, count]),
          ),
          '',
          ...table(
            ['layer', 'version then', 'version now', 'from', 'to', 'messages'],
            layers.map(({ layer, fromVersion, toVersion, from, to, count }) => [
              layer,
              fromVersion,
              toVersion,
              from,
              to,
              count,
            ]),
          ),
        ],
        isFine: changed === 0 && isWhole,
      }
    }
  },
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00.000Z`))

async function replay({ sql, config, progress }: Tools, since: string) {
  const { MASTER_KEY, EPOCH_KEYS_FOLDER } = config
  if (!MASTER_KEY) throw new UsageError('Reading again needs MASTER_KEY, which opens the words.')
  await using opened = new AsyncDisposableStack()
  const learned = config.LEARNED_SCREENING === 'on' ? opened.use(await openLearnedLayer()) : null
  const ended = endedByOperator(opened)
  const { store } = await openStore(sql, { MASTER_KEY, EPOCH_KEYS_FOLDER })
  const { events } = await readLogSize(sql)
  const changes = new Changes()
  const counted = await progress('reading again', events, (onEvents) =>
    readAll(storedMessages({ sql, store }, { since, onEvents }), { learned, changes, ended }),
  )
  return {
    ...counted,
    versions: { floor: floorVersion, learned: learned?.version ?? null },
    changed: changes.changed(),
    changes: changes.changes(),
    layers: changes.layers(),
  }
}

type Reading = { learned: LearnedScreener | null; changes: Changes; ended: AbortSignal }

async function readAll(
  stored: ReturnType<typeof storedMessages>,
  { learned, changes, ended }: Reading,
): Promise<{ messages: number; deleted: number; imported: number; isWhole: boolean }> {
  const counts = { messages: 0, deleted: 0, imported: 0 }
  let batch: StoredMessage[] = []
  for await (const message of stored) {
    if (ended.aborted) break
    if (message === 'deleted' || message === 'imported') counts[message]++
    else if (batch.push(message) === together) await readBatch()
  }
  await readBatch()
  return { ...counts, isWhole: !ended.aborted }

  async function readBatch(): Promise<void> {
    counts.messages += batch.length
    await screenAgain(batch, learned, changes)
    batch = []
  }
}

function endedByOperator(opened: AsyncDisposableStack): AbortSignal {
  const ended = new AbortController()
  const end = () => ended.abort()
  process.once('SIGINT', end)
  opened.defer(() => void process.off('SIGINT', end))
  return ended.signal
}
