import { useKeptPlan } from '#web/plan/plan-at-hand.tsx'
import { PlanWordsList } from '#web/plan/plan-words.tsx'
import * as words from '#web/plan/words.en.ts'
import { Section } from '#web/ui/section.tsx'

/** The plan of whoever wanted it on this device. */
export function KeptPlanSection() {
  const plan = useKeptPlan()
  return (
    plan && (
      <Section title={words.plan}>
        <PlanWordsList plan={plan} />
      </Section>
    )
  )
}
