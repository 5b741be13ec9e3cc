import type { PlanWords } from '#domain/plan/events.ts'
import { isEmptyPlan, planParts } from '#domain/plan/parts.ts'
import * as words from '#web/plan/words.en.ts'

/** The plan to read: what was written of it, part by part. */
export const PlanWordsList = ({ plan }: { plan: PlanWords }) =>
  isEmptyPlan(plan) ? (
    <p className="text-ink-soft">{words.notWritten}</p>
  ) : (
    <dl className="grid gap-4">
      {planParts
        .filter((part) => plan[part] !== '')
        .map((part) => (
          <div key={part}>
            <dt className="font-semibold">{words.titles[part]}</dt>
            <dd dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {plan[part]}
            </dd>
          </div>
        ))}
    </dl>
  )
