import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import * as words from '#web/plan/words.en.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'

const PlanAtHand = lazyPart(async () => (await import('#web/plan/plan-at-hand.tsx')).PlanAtHand)

/** A person's own plan, one press away. Folded, so that nothing moves under a finger when it comes. */
export function PlanInCrisis() {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className="group mt-2" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-accent">
        <ChevronDown
          aria-hidden="true"
          className="me-1.5 size-4 transition-transform group-open:rotate-180"
        />
        {words.plan}
      </summary>
      {wasOpened && (
        <LaterPart>
          <PlanAtHand />
        </LaterPart>
      )}
    </details>
  )
}
