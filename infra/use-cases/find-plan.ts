import type { PlanWritten } from '#domain/plan/events.ts'
import { shownPlan } from '#domain/plan/shown-plan.ts'
import { streamName } from '#infra/store/command-handler.ts'
import type { EventStore } from '#infra/store/event-store.ts'

/** So many of the latest are looked at: what stands is among them, unless more plans than that were brought along at once. */
const versionsRead = 50

/** A person's plan as it stands now, with its words. */
export async function findPlan(store: EventStore, subjectId: string | null) {
  if (subjectId === null) return shownPlan([])
  return shownPlan(
    await store.recall<PlanWritten>(streamName('plan', { subjectId, id: subjectId }), versionsRead),
  )
}
