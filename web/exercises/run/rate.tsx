import type { ReactNode } from 'react'
import { Ending } from '#web/exercises/run/ending.tsx'
import * as words from '#web/exercises/run/words.en.ts'
import { Button } from '#web/ui/button.tsx'

const scale = Array.from({ length: 11 }, (_, level) => level)

type Props = {
  question: string
  about?: string
  /** What the press without a number says. */
  skip?: string
  onRate: (level: number) => void
  onSkip: () => void
  /** What else may be chosen before it goes on. */
  children?: ReactNode
}

/** How hard it is, in one press, or in none. */
export const Rate = ({ question, about, skip = words.skip, onRate, onSkip, children }: Props) => (
  <Ending title={question} about={about}>
    <div role="group" aria-label={question} className="w-full">
      <div className="grid grid-cols-5 gap-2 sm:grid-cols-11">
        {scale.map((level) => (
          <button
            key={level}
            type="button"
            aria-label={words.levelOf(level)}
            className="grid min-h-13 place-items-center rounded-control border border-line-strong bg-surface text-lead font-semibold
              tabular-nums transition-colors first:col-span-5 hover:border-accent hover:bg-accent-wash sm:first:col-span-1"
            onClick={() => onRate(level)}
          >
            {level}
          </button>
        ))}
      </div>
      <p className="mt-2 flex justify-between text-small text-ink-soft">
        <span>{words.notAtAll}</span>
        <span>{words.asHardAsCanBe}</span>
      </p>
    </div>
    {children}
    <Button variant={children ? 'quiet' : 'plain'} className={children ? '' : '-ms-5'} onClick={onSkip}>
      {skip}
    </Button>
  </Ending>
)
