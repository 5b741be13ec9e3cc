import { useRef, useState } from 'react'
import { type Span, spanAt } from '#domain/exercises/step-parts.ts'
import { useStopwatch } from '#web/exercises/run/use-stopwatch.ts'
import { useWakeLock } from '#web/exercises/run/use-wake-lock.ts'
import * as words from '#web/exercises/run/words.en.ts'
import { Button } from '#web/ui/button.tsx'
import { useFocusAfter } from '#web/ui/use-focus-after.ts'

/** A timer for one step: it begins when it is asked to, and nothing rings. */
export function StepTimer({ spans }: { spans: readonly Span[] }) {
  const [hasBegun, setBegun] = useState(false)
  const seconds = useStopwatch(hasBegun)
  const place = useRef<HTMLDivElement>(null)
  const button = useFocusAfter(place)
  useWakeLock(hasBegun)
  const all = spans.reduce((sum, span) => sum + span.seconds, 0)
  const now = hasBegun ? spanAt(spans, seconds) : null
  const isOver = hasBegun && now === null
  return (
    <div ref={place} tabIndex={-1} className="mt-8 grid justify-items-start gap-3 outline-none">
      <p aria-live="polite" className="text-lead font-semibold">
        {isOver ? words.timeIsUp : now?.span.word}
      </p>
      {now && (
        <>
          <p aria-hidden="true" className="text-display leading-none font-semibold tabular-nums">
            {now.left}
          </p>
          <span aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-sunk">
            <span
              className="block h-full rounded-full bg-accent"
              style={{ width: `${(100 * seconds) / all}%` }}
            />
          </span>
        </>
      )}
      {!hasBegun && (
        <Button ref={button} variant="quiet" onClick={() => setBegun(true)}>
          {words.startTimer}
          <span className="text-ink-soft">{words.seconds(all)}</span>
        </Button>
      )}
    </div>
  )
}
