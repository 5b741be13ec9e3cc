import { Pause, Play, Vibrate, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { breathAt, type Stretch } from '#domain/exercises/pace.ts'
import { BreathScene } from '#web/exercises/run/breath-scene.tsx'
import { HowLong } from '#web/exercises/run/how-long.tsx'
import { useCompany } from '#web/exercises/run/use-company.ts'
import { useStopwatch } from '#web/exercises/run/use-stopwatch.ts'
import { useWakeLock } from '#web/exercises/run/use-wake-lock.ts'
import * as words from '#web/exercises/run/words.en.ts'
import { classNames } from '#web/ui/class-names.ts'

const minuteInSeconds = 60

type Props = {
  pace: Stretch[]
  /** How often at most; null as often as somebody likes. */
  rounds: number | null
  /** For how long, where somebody may choose. */
  minutes: number
  onMinutes: (minutes: number) => void
  /** It was asked for already: it begins at once. */
  isAsked: boolean
  onDone: () => void
}

const onWater =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full border px-5 py-2 font-medium transition-colors select-none'
const plain =
  'border-deep-line text-on-deep hover:bg-deep-raised aria-pressed:bg-on-deep aria-pressed:text-deep'
const wide = 'sm:min-w-56 sm:justify-self-center'
const strong = 'border-transparent bg-sun text-on-sun hover:bg-on-deep hover:text-deep'

/** Breathing that fills the screen: begin, follow, one more minute or done. */
export function Breath({ pace, rounds, minutes, onMinutes, isAsked, onDone }: Props) {
  const [hasBegun, setBegun] = useState(isAsked)
  const [isPaused, setPaused] = useState(false)
  const cycle = pace.reduce((sum, { seconds }) => sum + seconds, 0)
  // A breath that was begun is breathed out.
  const breaths = rounds ?? Math.ceil((minutes * minuteInSeconds) / cycle)
  const [isRunning, setRunning] = useState(isAsked)
  const seconds = useStopwatch(isRunning && !isPaused)
  const isOver = hasBegun && seconds >= breaths * cycle
  if (isOver && isRunning) setRunning(false)
  const now = hasBegun && !isOver ? breathAt(pace, seconds) : null
  const company = useCompany(isPaused ? null : (now?.stretch ?? null))
  useWakeLock(isRunning && !isPaused)
  const left = breaths - Math.floor(seconds / cycle)

  const controls = useRef<HTMLDivElement>(null)
  useEffect(() => controls.current?.focus({ preventScroll: true }), [])
  /** The button that was pressed goes away, and does not take the keyboard along. */
  const goOn = () => {
    controls.current?.focus({ preventScroll: true })
    setRunning(true)
  }
  const begin = () => {
    setBegun(true)
    goOn()
  }
  const word = !hasBegun
    ? words.whenYouLike
    : isOver
      ? words.thatWasIt
      : isPaused
        ? words.paused
        : now!.stretch.word

  return (
    <>
      <BreathScene now={isPaused ? null : now} word={word} />
      <div className="on-deep shrink-0 bg-deep px-5 pt-3 pb-[max(1.5rem,env(safe-area-inset-bottom))] text-on-deep">
        <div ref={controls} tabIndex={-1} className="mx-auto grid max-w-xl outline-none gap-4 text-center">
          {!hasBegun && (
            <>
              {rounds === null ? (
                <HowLong minutes={minutes} className={classNames(onWater, plain)} onChange={onMinutes} />
              ) : (
                <p>{words.fourRounds}</p>
              )}
              <button type="button" className={classNames(onWater, strong, wide)} onClick={begin}>
                {words.begin}
              </button>
            </>
          )}
          {hasBegun && !isOver && (
            <>
              <p className="text-small text-on-deep-soft">
                {rounds === null
                  ? words.leftInMinutes(Math.ceil((left * cycle) / minuteInSeconds))
                  : words.leftOf(left)}
              </p>
              <div className="flex flex-wrap justify-center gap-2">
                <button
                  type="button"
                  className={classNames(onWater, plain)}
                  onClick={() => setPaused(!isPaused)}
                >
                  {isPaused ? (
                    <Play aria-hidden="true" className="size-5" />
                  ) : (
                    <Pause aria-hidden="true" className="size-5" />
                  )}
                  {isPaused ? words.goOn : words.pause}
                </button>
                <button
                  type="button"
                  aria-pressed={company.hasSound}
                  className={classNames(onWater, plain)}
                  onClick={company.toggleSound}
                >
                  <Volume2 aria-hidden="true" className="size-5" />
                  {words.soundOn}
                </button>
                {company.toggleTouch && (
                  <button
                    type="button"
                    aria-pressed={company.hasTouch}
                    className={classNames(onWater, plain, 'pointer-fine:hidden')}
                    onClick={company.toggleTouch}
                  >
                    <Vibrate aria-hidden="true" className="size-5" />
                    {words.touchOn}
                  </button>
                )}
              </div>
              <button type="button" className={classNames(onWater, plain, wide)} onClick={onDone}>
                {words.enough}
              </button>
            </>
          )}
          {isOver && (
            <>
              {rounds === null && (
                <button
                  type="button"
                  className={classNames(onWater, plain)}
                  onClick={() => {
                    onMinutes(minutes + 1)
                    goOn()
                  }}
                >
                  {words.oneMore}
                </button>
              )}
              <button type="button" className={classNames(onWater, strong, wide)} onClick={onDone}>
                {words.done}
              </button>
            </>
          )}
        </div>
      </div>
    </>
  )
}
