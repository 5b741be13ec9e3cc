import { useState, useSyncExternalStore } from 'react'
import type { PlanWords } from '#domain/plan/events.ts'
import { canSeal } from '#web/browser/sealed-words.ts'
import { dropPlan, isPlanKept, keepPlan, subscribeToKept } from '#web/plan/kept-plan.ts'
import * as words from '#web/plan/words.en.ts'
import { Switch } from '#web/ui/switch.tsx'

const never = () => () => {}

/** Whether the plan is on this device, too. */
export function KeepHere({ plan }: { plan: PlanWords }) {
  const isKept = useSyncExternalStore(subscribeToKept, isPlanKept, () => false)
  const isAble = useSyncExternalStore(never, canSeal, () => true)
  const [isRefused, setRefused] = useState(false)
  if (!isAble || isRefused) return <p className="text-ink-soft">{words.cannotKeep}</p>
  return (
    <Switch
      label={words.keepHere}
      about={words.keepHereAbout}
      checked={isKept}
      onCheckedChange={async (isWanted) => {
        if (!isWanted) dropPlan()
        else if (!(await keepPlan(plan))) setRefused(true)
      }}
    />
  )
}
