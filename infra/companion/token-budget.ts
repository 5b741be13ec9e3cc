import { ModelError } from '#infra/companion/model-error.ts'
import type { ModelMessage, ModelStream } from '#infra/companion/model-stream.ts'
import { tokensIn } from '#infra/companion/tokens-in.ts'
import { describeFault, type Log } from '#infra/fault.ts'
import type { Sql } from '#infra/sql.ts'

/** What this server may spend on a model in a day (UTC), in its tokens, counted by all workers together. */
export type TokenBudget = {
  /** False where so many are not left: then nothing is taken. */
  reserve: (tokens: number) => Promise<boolean>
  /** What was spent in the place of what was reserved. */
  settle: (reserved: number, spent: number) => Promise<void>
}

/** Without a limit it only counts. A database that is away keeps nobody from a reply. */
export function createTokenBudget(sql: Sql, log: Log, perDay: number | undefined): TokenBudget {
  const most = perDay ?? Number.MAX_SAFE_INTEGER
  const orElse =
    <T>(instead: T) =>
    (error: unknown) => {
      log.warn({ fault: describeFault(error) }, 'what the model spends could not be counted')
      return instead
    }
  return {
    reserve: (tokens) =>
      sql`
        insert into model_tokens as today (day, used)
        select (now() at time zone 'UTC')::date, ${tokens} where ${tokens}::bigint <= ${most}::bigint
        on conflict (day) do update set used = today.used + ${tokens}
        where today.used + ${tokens} <= ${most}::bigint`.then(({ count }) => count > 0, orElse(true)),
    settle: (reserved, spent) =>
      sql`
        insert into model_tokens as today (day, used)
        values ((now() at time zone 'UTC')::date, ${Math.max(0, spent - reserved)})
        on conflict (day) do update set used = greatest(0, today.used + ${spent - reserved})`.then(
        () => undefined,
        orElse(undefined),
      ),
  }
}

export const tokensOfToday = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ used: number }[]>`
    select used from model_tokens where day = (now() at time zone 'UTC')::date`
  return row?.used ?? 0
}

const tokensOf = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, { content }) => sum + tokensIn(content) + 4, 0)

/** Nothing of these was read or written. */
const isFree = (error: unknown): boolean =>
  error instanceof ModelError && (error.fault === 'unreachable' || error.fault === 'refused')

/** The same stream, as far as the day's budget goes: the longest answer is reserved, and what came is counted. */
export const withinBudget = (
  stream: ModelStream,
  budget: TokenBudget,
  maxOutputTokens: number,
): ModelStream =>
  async function* (messages, timeouts, signal) {
    const asked = tokensOf(messages)
    const reserved = asked + maxOutputTokens
    if (!(await budget.reserve(reserved))) throw new ModelError('spent')
    let said = 0
    let spent: number | null = null
    try {
      for await (const part of stream(messages, timeouts, signal)) {
        if (part.kind === 'end') spent = part.tokens
        else said += tokensIn(part.text)
        yield part
      }
    } catch (error) {
      if (said === 0 && isFree(error)) spent = 0
      throw error
    } finally {
      await budget.settle(reserved, spent ?? asked + said)
    }
  }
