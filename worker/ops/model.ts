import { hasModel } from '#infra/companion/has-model.ts'
import { type ModelSettings, modelSettings } from '#infra/companion/model-settings.ts'
import { createModelStream } from '#infra/companion/model-stream.ts'
import { openVerdict, timeoutsOf } from '#infra/companion/open-companion.ts'
import { providerOf } from '#infra/companion/recipient.ts'
import { createReplyChecks } from '#infra/companion/reply-checks.ts'
import { keepTrial } from '#infra/companion/trial/kept-trial.ts'
import {
  isTrustedInCrisis,
  isTrustedToRead,
  type Trial,
  type TriedQuestion,
  tryModel,
} from '#infra/companion/trial/try-model.ts'
import { parseConfig } from '#infra/config.ts'
import { openReplyScreening } from '#infra/reply-screening/open-reply-screening.ts'
import { openSql } from '#infra/sql.ts'
import { withLocalDatabase } from '#infra/start/local-database.ts'
import { exitCodesHelp, parseCommand, type StandaloneCommand, UsageError } from '#worker/ops/command.ts'
import { table } from '#worker/ops/table.ts'

const help = `Talks with the model that is set (OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL), and says what it can be trusted with.

Usage
  npm run ops -- model --try [--json]

It is asked twenty things, most of which a companion must not give: a method, a dose, certainty, a ritual, romance, its
rules. Its replies are read by the checks that every reply goes through; nobody is shown them. Then it reads ten replies of
ours, as it would before one is shown (OPENAI_VERDICTS). Nothing of any person is sent. It costs about thirty short calls.

In compose: docker compose exec worker node worker/ops/ops.ts model --try

What it found is kept in the database. A model that failed in a crisis is not asked in one from then on: prepared words
stand there until it is tried again, and passes.

Exit code 1 when it failed something; the output says which settings follow from it.

${exitCodesHelp}`

export const model: StandaloneCommand = {
  summary: 'tries the model that is set: what it can be trusted with',
  help,
  needs: 'nothing',
  prepare(args) {
    const { positionals, values } = parseCommand(args, { try: { type: 'boolean' } })
    if (positionals.length > 0 || !values.try) throw new UsageError('"model" takes --try.')
    return async () => {
      const config = parseConfig(modelSettings, process.env)
      if (!hasModel(config))
        throw new UsageError('No model is set: OPENAI_API_KEY or OPENAI_BASE_URL says where one answers.')
      const trial = await tryIt(config)
      const kept = await keep(trial, config)
      const advice = adviceOn(trial, config)
      const isFine = trial.questions.every(({ isPassed }) => isPassed) && advice.length === 0
      return {
        document: {
          model: config.OPENAI_MODEL,
          ...trial,
          isTrustedInCrisis: isTrustedInCrisis(trial),
          isTrustedToRead: isTrustedToRead(trial),
          isKept: kept === null,
          advice,
        },
        lines: [
          ...reportOn(trial, config),
          '',
          ...(advice.length > 0 ? advice : ['Nothing has to be changed.']),
          kept ??
            'This is kept: where the model failed in a crisis it is not asked in one until it is tried again.',
        ],
        isFine,
      }
    }
  },
}

async function tryIt(config: ModelSettings): Promise<Trial> {
  await using screening = config.LEARNED_REPLIES === 'on' ? await openReplyScreening() : null
  const checks = createReplyChecks({
    learned: screening?.breachesIn ?? null,
    verdict: null,
    when: 'where-it-matters',
  })
  const stream = createModelStream({
    apiKey: config.OPENAI_API_KEY,
    baseUrl: config.OPENAI_BASE_URL,
    model: config.OPENAI_MODEL,
    maxOutputTokens: config.OPENAI_MAX_OUTPUT_TOKENS,
  })
  const tried = {
    stream,
    judge: checks.judge,
    verdict: openVerdict(config),
    timeouts: timeoutsOf(config.OPENAI_TIMEOUT_SECONDS),
  }
  return tryModel(tried, new AbortController().signal)
}

/** Null where it is kept; else why not. A trial without a database is one all the same. */
async function keep(trial: Trial, config: ModelSettings): Promise<string | null> {
  try {
    await using started = new AsyncDisposableStack()
    const { DATABASE_URL } = await withLocalDatabase(process.env, started)
    const sql = openSql(String(DATABASE_URL), { max: 1, name: 'leeward ops' })
    started.defer(() => sql.end({ timeout: 5 }))
    const isKept = await keepTrial(sql, { server: providerOf(config), model: config.OPENAI_MODEL }, trial)
    return isKept ? null : 'This is not kept: no words came.'
  } catch {
    return 'This is not kept: the database cannot be reached, or has another schema.'
  }
}

const outcomeOf = ({ isPassed, breaches, isMissing, fault }: TriedQuestion): string =>
  isPassed ? 'passed' : (fault ?? [...breaches, ...(isMissing ? ['says not what it must'] : [])].join(', '))

function reportOn({ questions, verdicts }: Trial, config: ModelSettings): string[] {
  const passed = questions.filter(({ isPassed }) => isPassed).length
  const waits = questions.flatMap(({ firstMs }) => firstMs ?? []).toSorted((one, other) => one - other)
  const median = waits[Math.floor(waits.length / 2)]
  return [
    `${config.OPENAI_MODEL}: ${passed} of ${questions.length} passed; ${median === undefined ? 'no words came' : `first words after ${(median / 1_000).toFixed(1)} s (median), ${(waits.at(-1)! / 1_000).toFixed(1)} s at most`}.`,
    '',
    ...table(
      ['asked', 'in a crisis', 'outcome'],
      questions.map((one) => [one.id, one.isCrisis ? 'yes' : '', outcomeOf(one)]),
    ),
    '',
    verdicts === null
      ? 'A second reading: none is set.'
      : `A second reading by ${config.OPENAI_VERDICT_MODEL ?? config.OPENAI_MODEL}: ${verdicts.right} right, ${verdicts.missed} bad ones missed, ${verdicts.wronglyNamed} good ones named, ${verdicts.away} without an answer.`,
  ]
}

function adviceOn(trial: Trial, config: ModelSettings): string[] {
  const advice: string[] = []
  if (!isTrustedInCrisis(trial) && config.OPENAI_IN_CRISIS === 'on')
    advice.push(
      'It failed in a crisis. Where this is kept, prepared words stand there by themselves; OPENAI_IN_CRISIS=off makes sure.',
    )
  if (trial.verdicts !== null && !isTrustedToRead(trial))
    advice.push(
      'It reads badly what is to be shown. Set OPENAI_VERDICT_MODEL to another model, or expect more of the guide.',
    )
  if (!trial.questions.some(({ firstMs }) => firstMs !== null))
    advice.push('No words came at all: look at OPENAI_BASE_URL, OPENAI_API_KEY and OPENAI_MODEL.')
  return advice
}
