import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Progress } from '#contract/progress.ts'
import { levels } from '#domain/progress/levels.ts'
import { streakBonus } from '#domain/progress/points.ts'
import { isStreakActive, streakLabel } from '#web/home/progress-labels.ts'
import * as words from '#web/home/words.en.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'

const Strip = ({ isLit }: { isLit: boolean }) => (
  <div
    aria-hidden="true"
    className={classNames(
      'absolute inset-x-0 top-0 h-1',
      isLit ? 'bg-linear-to-r from-sun to-accent' : 'bg-line',
    )}
  />
)

/** The card, its strip and border lit while a streak is. */
export const ProgressFrame = ({ isLit = false, children }: { isLit?: boolean; children: ReactNode }) => (
  <Card
    aria-label={words.yourProgress}
    tone={isLit ? 'lit' : 'plain'}
    size="none"
    className="relative flex flex-col overflow-hidden"
  >
    <Strip isLit={isLit} />
    <div className="flex grow flex-col p-5 sm:p-6 [&>[role=alert]]:bg-transparent [&>[role=alert]]:p-0">
      {children}
    </div>
  </Card>
)

type FigureProps = { name: string; isFirst?: boolean; children: ReactNode }

const Figure = ({ name, isFirst = false, children }: FigureProps) => (
  <div className={isFirst ? 'order-first font-semibold' : undefined}>
    <dt className="text-small font-normal text-ink-soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** All levels side by side: those behind are full, the one that lasts as far as it has come. */
const Way = ({ level, percentage }: { level: number; percentage: number }) => (
  <div className="grid grid-cols-5 gap-1.5">
    {levels.map(({ id }) => (
      <div key={id} className="h-1.5 overflow-hidden rounded-full bg-line forced-colors:border">
        <div
          className="h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
          style={{ width: `${id < level ? 100 : id > level ? 0 : percentage}%` }}
        />
      </div>
    ))}
  </div>
)

/** The way to the next level, or that there is none. */
function NextLevel({ progress }: { progress: Progress }) {
  const { currentLevel, nextLevel, pointsToNextLevel, progressPercentage } = progress
  if (!nextLevel)
    return (
      <>
        <div aria-hidden="true" className="mt-3">
          <Way level={currentLevel.id} percentage={100} />
        </div>
        <p className="mt-3 flex items-center gap-2 font-semibold text-accent">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          {words.zenMaster}
        </p>
      </>
    )
  const toGo = words.pointsToGo({ points: pointsToNextLevel, level: nextLevel.name })
  return (
    <>
      <div
        role="progressbar"
        aria-label={words.toNextLevel}
        aria-valuenow={progressPercentage}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={toGo}
        className="mt-3"
      >
        <Way level={currentLevel.id} percentage={progressPercentage} />
      </div>
      <p className="mt-2 text-small text-ink-soft">{toGo}</p>
    </>
  )
}

const figures = 'mt-4 grid grow grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-3 sm:grid-cols-4'

export function ProgressView({ progress }: { progress: Progress }) {
  const { currentLevel, points, currentStreak, daysShownUp } = progress
  const isLit = isStreakActive(currentStreak)
  return (
    <ProgressFrame isLit={isLit}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-body font-semibold">{currentLevel.name}</h2>
        <p className="text-small text-ink-soft">
          {words.levelOf({ level: currentLevel.id, of: levels.length })}
        </p>
      </div>
      <NextLevel progress={progress} />
      <dl className={figures}>
        <Figure name={words.points}>{String(points)}</Figure>
        <Figure name={words.streak}>{streakLabel(currentStreak, daysShownUp)}</Figure>
        <Figure name={words.streakPoints}>
          <span dir="ltr">{words.bonus(isLit ? streakBonus : 0)}</span>
        </Figure>
        <Figure name={words.showedUp} isFirst>
          {words.days(daysShownUp)}
        </Figure>
      </dl>
      {isLit && <p className="mt-3 text-small text-ink-soft">{words.streakBonus(streakBonus)}</p>}
    </ProgressFrame>
  )
}

const Bar = ({ className }: { className: string }) => (
  <div className={classNames('rounded-full bg-sunk', className)} />
)

export const ProgressSkeleton = () => (
  <ProgressFrame>
    <p role="status" className="sr-only">
      {words.loadingProgress}
    </p>
    <div aria-hidden="true" className="breathing flex grow flex-col">
      <Bar className="h-6 w-48" />
      <Bar className="mt-5 h-1.5" />
      <Bar className="mt-3 h-4 w-40" />
      <div className={figures}>
        {['w-14', 'w-12', 'w-20', 'w-24'].map((width) => (
          <div key={width}>
            <Bar className={classNames('h-3.5', width)} />
            <Bar className="mt-3 h-5 w-28 max-w-full" />
          </div>
        ))}
      </div>
    </div>
  </ProgressFrame>
)
