import { useEffect, useState } from 'react'
import { breathAt, type Stretch } from '#domain/exercises/pace.ts'
import * as words from '#web/exercises/words.en.ts'
import { Button } from '#web/ui/button.tsx'

/** A breath to follow, for whoever likes company: it begins when asked and stops when asked. */
export function Pacer({ pace }: { pace: Stretch[] }) {
  const [since, setSince] = useState<number | null>(null)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (since === null) return
    const timer = setInterval(() => setSeconds((performance.now() - since) / 1000), 200)
    return () => clearInterval(timer)
  }, [since])
  const now = since === null ? null : breathAt(pace, seconds)

  return (
    <div className="mt-4 flex items-center gap-4 rounded-panel bg-sunk p-4">
      <div aria-hidden="true" className="relative grid size-24 shrink-0 place-items-center sm:size-28">
        <span className="absolute inset-0 rounded-full border border-line-strong" />
        <span
          className="absolute inset-0 rounded-full bg-sun transition-transform ease-in-out motion-reduce:![transform:scale(0.7)]
            forced-colors:border"
          style={{
            transform: `scale(${now?.stretch.isFull ? 1 : 0.45})`,
            transitionDuration: `${now?.stretch.seconds ?? 0.2}s`,
          }}
        />
        <span className="relative text-title font-semibold text-deep">{now?.count}</span>
      </div>
      <div>
        <p aria-live="polite" className="text-lead">
          {now ? now.stretch.word : words.followTheSun}
        </p>
        <Button
          variant="quiet"
          size="small"
          className="mt-2"
          onClick={() => {
            setSeconds(0)
            setSince(since === null ? performance.now() : null)
          }}
        >
          {now ? words.stop : words.breatheAlong}
        </Button>
      </div>
    </div>
  )
}
