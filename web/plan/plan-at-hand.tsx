import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getPlan } from '#contract/plan.ts'
import type { PlanWords } from '#domain/plan/events.ts'
import { queryOf } from '#web/http/query-client.ts'
import { keptPlan } from '#web/plan/kept-plan.ts'
import { PlanWordsList } from '#web/plan/plan-words.tsx'
import * as words from '#web/plan/words.en.ts'

/** What this device keeps: null while it is looked for, and where there is none. */
export function useKeptPlan(): PlanWords | null {
  const [kept, setKept] = useState<PlanWords | null>(null)
  useEffect(() => {
    let isGone = false
    void keptPlan().then((plan) => !isGone && setKept(plan))
    return () => void (isGone = true)
  }, [])
  return kept
}

/** The plan in the middle of something else: as the server has it, or else as this device does. */
export function PlanAtHand() {
  const { data, isError } = useQuery(queryOf(getPlan, {}))
  const kept = useKeptPlan()
  const plan = data?.words ?? kept
  if (plan) return <PlanWordsList plan={plan} />
  return <p role="status">{isError ? words.notHere : words.loading}</p>
}
