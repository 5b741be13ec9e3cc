import { serve } from '#api/serve.ts'
import { getPlan, writePlan } from '#contract/plan.ts'
import { plan } from '#domain/plan/decider.ts'
import type { PlanEvent } from '#domain/plan/events.ts'
import { noteInLedger } from '#infra/erasure/ledger.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { findPlan } from '#infra/use-cases/find-plan.ts'

/** What is replaced goes with the fact: a backup that is restored later destroys it again. */
const handlePlan = commandHandler('plan', plan, ([written]: PlanEvent[]) => {
  const replaced = new Set(written?.data.replaces)
  return { isTakenBack: ({ data }) => 'versionId' in data && replaced.has(String(data.versionId)) }
})

/** A person's own plan for hard moments: one, whole, read from its stream. */
export const planRoutes = [
  serve(getPlan, ({ caller: { subjectId }, deps }) => findPlan(deps.store, subjectId)),

  serve(writePlan, async ({ input: { words, ...data }, caller, deps, wrote }) => {
    const subjectId = caller.ownerOrVisitor()
    const write = { type: 'WritePlan', at: caller.at, data, personal: words } as const
    const { position } = await handlePlan(deps.store, { subjectId, id: subjectId }, write, caller.context)
    if (data.replaces.length > 0) await noteInLedger(deps)
    wrote(position)
    return findPlan(deps.store, subjectId)
  }),
]
