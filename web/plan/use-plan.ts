import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { getPlan } from '#contract/plan.ts'
import type { PlanPart } from '#domain/plan/parts.ts'
import { emptyPlan } from '#domain/plan/parts.ts'
import { queryOf } from '#web/http/query-client.ts'
import { isPlanKept, keepPlan } from '#web/plan/kept-plan.ts'
import { planWriting, type Saving } from '#web/plan/plan-writing.ts'

const noneUnsaved = {}
const quiet: Saving = { state: 'quiet' }

/** The plan with what is being written of it. */
export function usePlan() {
  const client = useQueryClient()
  const query = useQuery(queryOf(getPlan, {}))
  const { subscribe, unsaved, saving } = planWriting
  const written = useSyncExternalStore(subscribe, unsaved, () => noneUnsaved)
  const known = query.data?.words
  useEffect(() => {
    // As it was saved last, from wherever.
    if (known && isPlanKept()) void keepPlan(known)
  }, [known])
  // What was not sent yet is not lost with the page.
  useEffect(() => planWriting.saveNow, [])
  return {
    query,
    words: { ...emptyPlan, ...known, ...written },
    saving: useSyncExternalStore(subscribe, saving, () => quiet),
    write: (part: PlanPart, text: string) => planWriting.write(client, part, text),
    saveNow: planWriting.saveNow,
  }
}
