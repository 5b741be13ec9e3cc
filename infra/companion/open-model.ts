import type { Companion } from '#infra/companion/companion.ts'
import type { Reflect } from '#infra/companion/guide-aside.ts'
import type { MemoryWriter } from '#infra/companion/memory-writer.ts'
import { openCompanion, openMemoryWriter, openVerdict } from '#infra/companion/open-companion.ts'
import { providerOf } from '#infra/companion/recipient.ts'
import { createReplyChecks } from '#infra/companion/reply-checks.ts'
import { createTokenBudget } from '#infra/companion/token-budget.ts'
import { createCrisisTrust, findTrial } from '#infra/companion/trial/kept-trial.ts'
import type { Config } from '#infra/config.ts'
import { describeFault } from '#infra/fault.ts'
import type { Logger } from '#infra/logger.ts'
import { openReplyScreening } from '#infra/reply-screening/open-reply-screening.ts'
import { learnedOnceAsked } from '#infra/screening/learned-once-asked.ts'
import type { Sql } from '#infra/sql.ts'

type Given = {
  sql: Sql
  log: Logger
  guide: Companion
  reflect: Reflect
  understand: Parameters<typeof createReplyChecks>[0]['understand']
}

export type OpenModel = {
  companion: Companion
  memoryWriter: MemoryWriter | null
  close: () => Promise<void>
}

/** The model that is configured, with all that listens to what it writes. */
export async function openModel(
  config: Config,
  { sql, log, guide, reflect, understand }: Given,
): Promise<OpenModel> {
  const replyScreening =
    config.LEARNED_REPLIES === 'on'
      ? await openReplyScreening().catch((error: unknown) => {
          log.error(
            { alarm: 'reply check away', fault: describeFault(error) },
            'replies are checked by patterns',
          )
          return null
        })
      : null
  // Asked only of what it would remember.
  const learned = config.LEARNED_SCREENING === 'on' ? learnedOnceAsked() : null
  const tried = { server: providerOf(config), model: config.OPENAI_MODEL }
  const isTrustedInCrisis = createCrisisTrust(() => findTrial(sql, tried))
  const budget = createTokenBudget(sql, log, config.OPENAI_TOKENS_PER_DAY)
  const verdict = openVerdict(config, budget)
  const checks = createReplyChecks({
    learned: replyScreening?.breachesIn ?? null,
    verdict,
    when: config.OPENAI_VERDICTS === 'always' ? 'always' : 'where-it-matters',
    understand,
  })
  const judges = [checks.judge, ...(verdict ? [verdict] : [])]
  return {
    companion: openCompanion(config, guide, reflect, checks, budget, isTrustedInCrisis),
    memoryWriter: openMemoryWriter(config, judges, learned, budget),
    close: async () => {
      await replyScreening?.[Symbol.asyncDispose]()
      await learned?.[Symbol.asyncDispose]()
    },
  }
}
