import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Progress } from '#contract/progress.ts'
import { levels } from '#domain/progress/levels.ts'
import { streakBonus } from '#domain/progress/points.ts'
import { daysInWords, isStreakActive, pointsInWords, streakWords } from '#web/home/progress-words.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'

const Strip = ({ isLit }: { isLit: boolean }) => (
  <div
    aria-hidden="true"
    className={classNames('h-1.5', isLit ? 'bg-linear-to-r from-sun to-accent' : 'bg-line')}
  />
)

/** The card, its strip and border lit while a streak is. */
export const ProgressFrame = ({ isLit = false, children }: { isLit?: boolean; children: ReactNode }) => (
  <Card
    aria-label="Your progress"
    className={classNames('h-full overflow-hidden !p-0 shadow-panel', isLit && '!border-accent')}
  >
    <Strip isLit={isLit} />
    <div className="p-6 sm:p-7">{children}</div>
  </Card>
)

const Figure = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-small text-ink-soft">{name}</dt>
    <dd className="text-lead font-semibold text-balance">{children}</dd>
  </div>
)

/** The way to the next level, or that there is none. */
function NextLevel({ progress }: { progress: Progress }) {
  const { nextLevel, pointsToNextLevel, progressPercentage } = progress
  if (!nextLevel)
    return (
      <p className="mt-4 flex items-center gap-2.5 font-semibold text-accent">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0" />
        Zen Master achieved!
      </p>
    )
  const toGo = `${pointsInWords(pointsToNextLevel)} to ${nextLevel.name}`
  return (
    <>
      <div
        role="progressbar"
        aria-label="To the next level"
        aria-valuenow={progressPercentage}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={toGo}
        className="mt-5 h-2.5 overflow-hidden rounded-full bg-sunk forced-colors:border"
      >
        <div
          className="h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
          style={{ width: `${progressPercentage}%` }}
        />
      </div>
      <p className="mt-2 text-small text-ink-soft">{toGo}</p>
    </>
  )
}

export function ProgressView({ progress }: { progress: Progress }) {
  const { currentLevel, points, currentStreak, daysShownUp } = progress
  const isLit = isStreakActive(currentStreak)
  return (
    <ProgressFrame isLit={isLit}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-title">{currentLevel.name}</h2>
        <p className="text-small text-ink-soft">
          Level {currentLevel.id} of {levels.length}
        </p>
      </div>
      <NextLevel progress={progress} />
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5">
        <Figure name="Points">{String(points)}</Figure>
        <Figure name="Streak">{streakWords(currentStreak, daysShownUp)}</Figure>
        <Figure name="Streak points">{isLit ? `+${streakBonus}` : '+0'}</Figure>
        <Figure name="You showed up">{daysInWords(daysShownUp)}</Figure>
      </dl>
      {isLit && (
        <p className="mt-5 rounded-control bg-warm-wash px-4 py-3">
          Amazing streak! You're earning +{streakBonus} bonus points for each activity!
        </p>
      )}
    </ProgressFrame>
  )
}

const Bar = ({ className }: { className: string }) => (
  <div className={classNames('rounded-full bg-sunk', className)} />
)

export const ProgressSkeleton = () => (
  <ProgressFrame>
    <p role="status" className="sr-only">
      Loading your progress...
    </p>
    <div aria-hidden="true" className="breathing">
      <Bar className="h-8 w-48" />
      <Bar className="mt-5 h-2.5" />
      <Bar className="mt-3 h-5 w-40" />
      <div className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5">
        <Bar className="h-12" />
        <Bar className="h-12" />
        <Bar className="h-12" />
        <Bar className="h-12" />
      </div>
    </div>
  </ProgressFrame>
)
