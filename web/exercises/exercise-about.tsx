import { TriangleAlert } from 'lucide-react'
import type { Exercise } from '#domain/exercises/exercise.ts'
import { unfitFor } from '#domain/exercises/unfit.ts'
import * as words from '#web/exercises/words.en.ts'
import { Section } from '#web/ui/section.tsx'

/** What an exercise is, for whoever wants to know before or after: its steps, for whom it is not, and what is known. */
export function ExerciseAbout({ exercise }: { exercise: Exercise }) {
  const { id, steps, caution, grade, why, source } = exercise
  const unfit = unfitFor[id] ?? []
  return (
    <>
      {(caution || unfit.length > 0) && (
        <div className="mt-8 rounded-panel bg-warm-wash px-5 py-4">
          {caution && (
            <p className="flex gap-2.5">
              <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
              {caution}
            </p>
          )}
          {unfit.length > 0 && (
            <details className={caution ? 'mt-2' : undefined}>
              <summary className="min-h-8 cursor-pointer py-1 text-small font-semibold">
                {words.notIf}
              </summary>
              <p className="mt-1 text-small">{words.notIfAbout}</p>
              <ul className="mt-1 grid list-disc gap-1 ps-5 text-small">
                {unfit.map((circumstance) => (
                  <li key={circumstance}>{words.circumstances[circumstance]}</li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      <Section title={words.howItGoes}>
        <ol className="grid max-w-[38rem] list-decimal gap-3 ps-6 marker:text-ink-soft">
          {steps.map((step) => (
            <li key={step} className="ps-1">
              {step}
            </li>
          ))}
        </ol>
      </Section>
      <Section title={words.why}>
        <div className="grid max-w-[38rem] gap-2">
          <p>{why}</p>
          <p className="text-small text-ink-soft">{words.evidence({ grade, source })}</p>
        </div>
      </Section>
    </>
  )
}
