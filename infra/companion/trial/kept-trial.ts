import { isTrustedInCrisis, type Trial } from '#infra/companion/trial/try-model.ts'
import type { Sql } from '#infra/sql.ts'

/** A model, and the host where it answers. */
export type TriedModel = { server: string; model: string }

export type KeptTrial = { triedAt: Date; passed: number; asked: number; isTrustedInCrisis: boolean }

/** False where no words came: that says nothing of the model. */
export async function keepTrial(sql: Sql, { server, model }: TriedModel, trial: Trial): Promise<boolean> {
  const { questions } = trial
  if (!questions.some(({ firstMs }) => firstMs !== null)) return false
  const passed = questions.filter(({ isPassed }) => isPassed).length
  await sql`
    insert into model_trials (server, model, passed, asked, is_trusted_in_crisis)
    values (${server}, ${model}, ${passed}, ${questions.length}, ${isTrustedInCrisis(trial)})
    on conflict (server, model) do update set tried_at = now(), passed = excluded.passed,
      asked = excluded.asked, is_trusted_in_crisis = excluded.is_trusted_in_crisis`
  return true
}

export async function findTrial(sql: Sql, { server, model }: TriedModel): Promise<KeptTrial | null> {
  const [kept] = await sql<KeptTrial[]>`
    select tried_at as "triedAt", passed, asked, is_trusted_in_crisis as "isTrustedInCrisis"
    from model_trials where server = ${server} and model = ${model}`
  return kept ?? null
}

/** Whoever tries it while people are in a crisis is heard within this. */
const knownForMs = 30_000

/** Whether a model may be asked in a crisis: not where it failed, until it is tried again. Where that cannot be known, no. */
export function createCrisisTrust(
  find: () => Promise<KeptTrial | null>,
  now: () => number = Date.now,
): () => Promise<boolean> {
  let known: { until: number; isTrusted: boolean } | null = null
  return async () => {
    if (known && now() < known.until) return known.isTrusted
    const kept = await find().catch(() => ({ isTrustedInCrisis: false }))
    known = { until: now() + knownForMs, isTrusted: kept?.isTrustedInCrisis ?? true }
    return known.isTrusted
  }
}
