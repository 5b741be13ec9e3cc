import pino from 'pino'
import { listHolds } from '#infra/erasure/destruction-guard.ts'
import { type Ledger, openLedger } from '#infra/erasure/ledger.ts'
import type { JobQueue } from '#infra/jobs/jobs.ts'
import { listScreeningFaults } from '#infra/screening/count-faults.ts'
import type { Sql } from '#infra/sql.ts'
import { isEpochOverdue } from '#infra/store/epoch-overdue.ts'
import { type Damaged, listDamaged } from '#infra/store/reseal.ts'
import { createSettledPosition } from '#infra/store/settled.ts'
import { listUnfinishedClaims } from '#infra/use-cases/claim-visitor.ts'
import { projections } from '#projections/all.ts'
import { listParked } from '#projections/engine/parked.ts'
import { type Command, exitCodesHelp, parseCommand, UsageError } from '#worker/ops/command.ts'
import { listCorrections } from '#worker/ops/corrections.ts'
import { countFloorAlone } from '#worker/ops/floor-alone.ts'
import { isLate, type Lag, listLags } from '#worker/ops/lag.ts'
import { readLogSize } from '#worker/ops/log-size.ts'
import { listModelUse } from '#worker/ops/model-use.ts'
import { facts, firstOf, table } from '#worker/ops/table.ts'

const silent = pino({ level: 'silent' })

const help = `How the installation stands: the log, each read model, the queue, the workers.

Usage
  npm run ops -- status [--json]

What it says
  log          how many events there are (an estimate), the last position, and up to where it is settled
  read models  the version, how many events wait, the shard where most wait, how long the oldest has waited,
               and how many people are parked
  queue        jobs that wait, run, and have failed for good within a week
  workers      those that were heard of within 20 seconds
  replies      how long the oldest message has been waiting for its reply
  tokens       what the model was sent and sent back today (UTC), and how many it may be (OPENAI_TOKENS_PER_DAY)
  model        to how many people the model replied on each of the last seven days, how often, and to one of them
               at most; never to whom
  corrections  how often, on each of the last seven days, people said that help was shown by mistake or that they
               are safe; never what they wrote
  screening    of the messages of seven days, how many the floor alone had read in time: the learned layer was off,
               away, or had too much to read; and how often a layer was asked and did not answer
  damaged      the positions of events that do not open: what was deleted from their streams goes from the disk's
               old pages only once these are mended or deleted too; and the streams whose key does not open: what
               was written there until then cannot be read until the key is mended from a copy

  epoch        whether the key by which deleted words could still be opened has turned within seven days, and a turn
               that has begun has ended within a day
  claims       visitors whose things an account takes over, and could not for an hour: what today's rules of the log
               refuse is kept, and named in the log of the worker by its positions

Exit code 1 when somebody is parked, a read model is of another version or has let an event wait for more than
15 seconds, an append hangs, an event or a key does not open, erasing is held, the epoch is overdue, a claim cannot be ended, the queue or the ledger cannot be
reached, or a restored log has forgotten deletions that the ledger knows.

Examples
  npm run ops -- status
  npm run --silent ops -- status --json | jq .readModels

${exitCodesHelp}`

/** An hour: the sweep has tried by then. */
const claimSeconds = 3_600

export const status: Command = {
  summary: 'how the installation stands',
  help,
  prepare(args) {
    const { positionals } = parseCommand(args, {})
    if (positionals.length > 0)
      throw new UsageError(`"status" takes nothing, and was given "${positionals[0]}".`)
    return async ({ sql, config }) => {
      // Loading these takes longer than most commands take, and no other needs them.
      const [{ hasModel }, { tokensOfToday }, { createQueue }] = await Promise.all([
        import('#infra/companion/has-model.ts'),
        import('#infra/companion/token-budget.ts'),
        import('#infra/jobs/queue.ts'),
      ])
      const settled = await createSettledPosition(sql)()
      const [log, lags, parked, queue, now, damaged, corrections, screening, faults, tokens, modelUse] =
        await Promise.all([
          readLogSize(sql),
          listLags(sql, projections, settled),
          listParked(sql),
          readQueue(createQueue({ databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }, silent)),
          readNow(sql),
          listDamaged(sql),
          listCorrections(sql),
          countFloorAlone(sql),
          listScreeningFaults(sql),
          tokensOfToday(sql),
          listModelUse(sql),
        ])
      const opened = openLedger(sql, config.LEDGER_FILE)
      const [holds, isOverdue, claims, ledger, forgotten] = await Promise.all([
        listHolds(sql),
        isEpochOverdue(sql),
        listUnfinishedClaims(sql, claimSeconds),
        ledgerState(opened, config.LEDGER_FILE),
        opened.forgotten().catch(() => null),
      ])
      const companion = hasModel(config) ? `model ${config.OPENAI_MODEL}` : 'guide'
      const document = {
        log: { ...log, settled },
        readModels: lags,
        parked,
        queue,
        ...now,
        companion,
        modelUse,
        tokensToday: { used: tokens, limit: config.OPENAI_TOKENS_PER_DAY ?? null },
        ledger,
        forgotten,
        holds,
        epoch: isOverdue ? 'overdue' : 'in time',
        claims: claims.length,
        corrections,
        screening: { ...screening, faults },
        damaged: damaged.events,
        damagedKeys: damaged.keys,
      }
      return {
        document,
        lines: [
          ...facts([
            ['schema', now.schema],
            [
              'events',
              `about ${log.events.toLocaleString('en')}, the last at position ${log.lastPosition.toLocaleString('en')}`,
            ],
            ['settled', settled ?? 'not known: an append hangs'],
            ['workers', now.workers],
            [
              'queue',
              queue
                ? `${queue.waiting} waiting, ${queue.active} active, ${queue.failed} failed`
                : 'cannot be reached',
            ],
            ['companion', companion],
            ['tokens today', tokensState(tokens, config.OPENAI_TOKENS_PER_DAY)],
            [
              'model',
              modelUse
                .map(
                  ({ day, people, replies, mostOfOne }) =>
                    `${day}: ${replies} to ${people}, at most ${mostOfOne} to one`,
                )
                .join('; ') || 'no replies',
            ],
            ['ledger', ledger],
            ['not replayed', forgottenState(forgotten)],
            ['erasing', holds.length === 0 ? 'as it is due' : 'held: see npm run ops -- deletions'],
            [
              'epoch',
              isOverdue
                ? 'not turned in time: what was deleted can still be opened. Look at the log of the worker'
                : 'turned in time',
            ],
            [
              'claims',
              claims.length === 0
                ? 'all ended'
                : `${claims.length} of a visitor cannot be ended: see "a claim could not be ended" in the log`,
            ],
            ['damaged', damagedState(damaged)],
            ['oldest owed reply', now.oldestOwedSeconds === null ? 'none' : `${now.oldestOwedSeconds} s`],
            ['corrections', corrections.map(({ day, count }) => `${day}: ${count}`).join(', ') || 'none'],
            [
              'screening',
              [
                `${screening.floorAlone} of ${screening.messages} messages by the floor alone`,
                ...faults.map(({ layer, count }) => `no answer of ${layer}: ${count}`),
              ].join('; '),
            ],
          ]),
          '',
          ...table(
            ['read model', 'version', 'waiting', 'most in a shard', 'oldest', 'parked'],
            lags.map((lag) => [
              lag.projection,
              shownVersion(lag),
              lag.events,
              lag.worstShard === null ? null : `${lag.worstShard.events} in ${lag.worstShard.shard}`,
              lag.oldestSeconds === null ? null : `${lag.oldestSeconds} s`,
              parked.filter(({ projection }) => projection === lag.projection).length,
            ]),
          ),
          ...(parked.length > 0 ? ['', '  Parked (npm run ops -- unpark <subject>):'] : []),
          ...firstOf(
            parked.map(
              ({ projection, subjectId, position, reason }) =>
                `${subjectId}  ${projection} at ${position}: ${reason}`,
            ),
          ),
        ],
        isFine:
          parked.length === 0 &&
          !lags.some(isLate) &&
          settled !== null &&
          damaged.events.length + damaged.keys.length === 0 &&
          queue !== null &&
          ledger !== 'cannot be written' &&
          forgotten === 0 &&
          holds.length === 0 &&
          !isOverdue &&
          claims.length === 0,
      }
    }
  },
}

const tokensState = (used: number, limit: number | undefined): string =>
  `${used.toLocaleString('en')}${limit === undefined ? '' : ` of ${limit.toLocaleString('en')}`}`

const shownVersion = ({ stored, version }: Lag): string =>
  stored === version ? String(version) : stored ? `${stored}, due ${version}` : 'not begun'

function damagedState({ events, keys }: Damaged): string {
  const shown = [
    events.length > 0 ? `at ${events.slice(0, 20).join(', ')}` : [],
    keys.length > 0 ? `the key of ${keys.slice(0, 20).join(', ')}` : [],
  ]
  return shown.flat().join('; ') || 'none'
}

type Now = { schema: number; workers: number; oldestOwedSeconds: number | null }

async function readNow(sql: Sql): Promise<Now> {
  const [row] = await sql<Now[]>`
    select (select count(*)::int from migrations) as schema,
      (select count(*)::int from heartbeats where beat_at > now() - interval '20 seconds') as workers,
      (select extract(epoch from now() - sent_at)::int from read_models.messages as owed
        where reply = 'pending' and not exists (
          select from read_models.messages as later
          where later.subject_id = owed.subject_id and later.session_id = owed.session_id
            and later.position > owed.position and later.role = 'user')
        order by sent_at limit 1) as "oldestOwedSeconds"`
  return row ?? { schema: 0, workers: 0, oldestOwedSeconds: null }
}

async function readQueue(queue: JobQueue): Promise<Awaited<ReturnType<JobQueue['counts']>> | null> {
  try {
    return await queue.counts()
  } catch {
    return null
  } finally {
    await queue.close().catch(() => {})
  }
}

async function ledgerState(ledger: Ledger, file: string | undefined): Promise<string> {
  if (file === undefined) return 'none: LEDGER_FILE is not set'
  return ledger.check().then(
    () => 'can be written',
    () => 'cannot be written',
  )
}

const forgottenState = (forgotten: number | null): string =>
  forgotten === null
    ? 'not known: the ledger cannot be read'
    : forgotten === 0
      ? 'none'
      : `${forgotten.toLocaleString('en')}: stop api and worker, then npm run ops -- restore --yes`
