import { useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Exercise } from '#domain/exercises/exercise.ts'
import { paceOf, roundsOf } from '#domain/exercises/pace.ts'
import { concern } from '#web/chat/concern-store.ts'
import { showCrisisAnywhere } from '#web/chat/crisis-anywhere.tsx'
import { complete, type Completed, type Rated } from '#web/exercises/complete.ts'
import { Breath } from '#web/exercises/run/breath.tsx'
import { Done } from '#web/exercises/run/done.tsx'
import { FullScreen } from '#web/exercises/run/full-screen.tsx'
import { HowLong, usualMinutes } from '#web/exercises/run/how-long.tsx'
import { keepInJournal } from '#web/exercises/run/keep-in-journal.ts'
import { allWritten } from '#web/exercises/run/kept-words.ts'
import { Rate } from '#web/exercises/run/rate.tsx'
import { Steps } from '#web/exercises/run/steps.tsx'
import { useMayAsk } from '#web/exercises/run/use-may-ask.ts'
import * as words from '#web/exercises/run/words.en.ts'
import { NeedHelp } from '#web/safety/need-help.tsx'
import { screenInPage, usePageFloor } from '#web/safety/page-floor.ts'
import { QuickExitButton } from '#web/safety/quick-exit-button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

export type ExerciseRunProps = {
  exercise: Exercise
  sessionId?: string | null
  isAway?: boolean
  /** Of this one time through: sent twice, it counts once. */
  completionId: string
  /** It was done, to its last step or not. */
  onDone?: () => void
  /** It was said how hard it was before and after. */
  onRated?: (rated: Rated) => void
  onLeave: () => void
}

const lengthClass =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-small font-medium ' +
  'transition-colors hover:border-accent aria-pressed:border-accent aria-pressed:bg-accent-wash'

type Stage = 'before' | 'doing' | 'after' | 'done'

const here = { sessionId: null, messageId: null }

/** What is written in a field goes nowhere, and is heard all the same. */
function hear(text: string): void {
  const turns = [{ role: 'person' as const, text }]
  concern.hear(
    screenInPage(turns, (later) => concern.hearLater(later, here)),
    here,
  )
}

/** An exercise that takes somebody in: the whole screen, one thing at a time, and a way out of it at any time. */
export function ExerciseRun({
  exercise,
  sessionId = null,
  isAway = false,
  completionId,
  onDone,
  onRated,
  onLeave,
}: ExerciseRunProps) {
  const { id, title, steps } = exercise
  const client = useQueryClient()
  usePageFloor()
  useEffect(() => showCrisisAnywhere(client), [client])
  const mayAsk = useMayAsk()
  const [stage, setStage] = useState<Stage>(mayAsk ? 'before' : 'doing')
  const [before, setBefore] = useState<number | null>(null)
  const [rated, setRated] = useState<Rated | null>(null)
  const [completed, setCompleted] = useState<Completed | 'failed' | null>(null)
  const pace = paceOf(id)
  const [minutes, setMinutes] = useState(usualMinutes)
  // Two presses lead to the first breath, with a number or without one.
  const [wasAsked] = useState(mayAsk)

  const record = async (how: Rated | null = rated) => {
    setCompleted(null)
    const completion = { exerciseId: id, sessionId, completionId, ...(how && { rated: how }) }
    setCompleted(await complete(completion, isAway).catch(() => 'failed' as const))
  }
  const begin = (level: number | null) => {
    setBefore(level)
    setStage('doing')
  }
  const finish = () => {
    setStage(before !== null && mayAsk ? 'after' : 'done')
    onDone?.()
    void record()
  }
  const rate = (how: Rated) => {
    setRated(how)
    setStage('done')
    onRated?.(how)
    void record(how)
  }

  return (
    <FullScreen label={title} onLeave={onLeave}>
      <div className="flex shrink-0 items-center gap-1 px-3 pt-[max(0.75rem,env(safe-area-inset-top))] sm:px-5">
        <IconButton
          label={words.leave}
          icon={<X aria-hidden="true" className="size-6" />}
          onClick={onLeave}
        />
        <h1 className="me-auto truncate text-small font-semibold text-ink-soft">{title}</h1>
        <QuickExitButton />
        <NeedHelp />
      </div>
      {stage === 'before' && (
        <Rate
          question={words.howHard}
          about={words.howHardAbout}
          {...(pace && { skip: words.beginWithout })}
          onRate={begin}
          onSkip={() => begin(null)}
        >
          {pace && roundsOf(id) === null && (
            <HowLong minutes={minutes} className={lengthClass} onChange={setMinutes} />
          )}
        </Rate>
      )}
      {stage === 'doing' &&
        (pace ? (
          <Breath
            pace={pace}
            rounds={roundsOf(id)}
            minutes={minutes}
            isAsked={wasAsked}
            onMinutes={setMinutes}
            onDone={finish}
          />
        ) : (
          <Steps exercise={exercise} onWritten={hear} onDone={finish} />
        ))}
      {stage === 'after' && before !== null && (
        <Rate
          question={words.howHardNow}
          onRate={(after) => rate({ before, after })}
          onSkip={() => setStage('done')}
        />
      )}
      {stage === 'done' && (
        <Done
          completed={completed}
          rated={rated}
          hasWritten={allWritten(id, steps) !== ''}
          onRetry={() => void record()}
          onKeep={() => {
            keepInJournal(exercise)
            onLeave()
          }}
          onClose={onLeave}
        />
      )}
    </FullScreen>
  )
}
