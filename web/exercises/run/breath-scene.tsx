import { type breathAt, type Stretch } from '#domain/exercises/pace.ts'
import { Waves } from '#web/shell/waves.tsx'

type Props = {
  /** Where the breath is; null before and after. */
  now: ReturnType<typeof breathAt> | null
  word: string
}

const still: Pick<Stretch, 'isFull' | 'seconds'> = { isFull: false, seconds: 2 }

/**
 * The sun grows and climbs with a breath in, the water rises under it, and both sink again. Whoever asked for less
 * motion has a number and a bar instead.
 */
export function BreathScene({ now, word }: Props) {
  const { isFull, seconds } = now?.stretch ?? still
  const pace = { transitionDuration: `${seconds}s` }
  return (
    // The glow goes on above it: cut off there, it would have an edge.
    <div className="relative isolate flex min-h-80 grow flex-col items-center overflow-x-clip [clip-path:inset(-50vh_0_0)]">
      <p aria-live="polite" className="z-10 px-6 pt-[4vh] text-center text-heading text-balance">
        {word}
      </p>
      <div aria-hidden="true" className="relative grid w-full grow place-items-center pb-[16vh]">
        <div
          className="grid size-[min(64vw,38vh)] place-items-center transition-transform ease-in-out motion-reduce:!transform-none"
          style={{ ...pace, transform: isFull ? 'translateY(-4%)' : 'translateY(20%)' }}
        >
          <div
            className="sun col-start-1 row-start-1 text-[min(64vw,38vh)] transition-transform ease-in-out motion-reduce:hidden
              forced-colors:border"
            style={{ ...pace, transform: isFull ? 'scale(1)' : 'scale(0.52)' }}
          />
          <span
            className="z-10 col-start-1 row-start-1 text-[clamp(3.5rem,12vh,7rem)] leading-none font-semibold text-on-sun tabular-nums
              transition-transform ease-in-out motion-reduce:!transform-none motion-reduce:text-ink"
            style={{ ...pace, transform: isFull ? 'scale(1)' : 'scale(0.72)' }}
          >
            {now?.count}
          </span>
          {now && (
            <span className="col-start-1 row-start-2 hidden h-3 w-full overflow-hidden rounded-full bg-surface motion-reduce:block">
              <span
                className="block h-full rounded-full bg-accent"
                style={{ width: `${(100 * (isFull ? now.count : seconds + 1 - now.count)) / seconds}%` }}
              />
            </span>
          )}
        </div>
      </div>
      <div
        aria-hidden="true"
        className="absolute inset-x-0 -bottom-px -z-10 h-[46%] origin-bottom transition-transform ease-in-out
          motion-reduce:!transform-none"
        style={{ ...pace, transform: isFull ? 'scaleY(1)' : 'scaleY(0.6)' }}
      >
        <Waves className="absolute inset-0" />
      </div>
    </div>
  )
}
