import { useState } from 'react'
import type { Exercise } from '#domain/exercises/exercise.ts'
import { stepPart } from '#domain/exercises/step-parts.ts'
import { limits } from '#domain/limits.ts'
import { keepWritten, writtenIn } from '#web/exercises/run/kept-words.ts'
import { StepTimer } from '#web/exercises/run/step-timer.tsx'
import * as words from '#web/exercises/run/words.en.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type Props = {
  exercise: Exercise
  /** What somebody has written in a step is heard when they go on. */
  onWritten: (text: string) => void
  onDone: () => void
}

/** A step that comes is read, and is where the keyboard goes on. */
const focusOn = (step: HTMLElement | null): void => step?.focus({ preventScroll: true })

/** One step at a time, forwards and back. */
export function Steps({ exercise: { id, steps }, onWritten, onDone }: Props) {
  const [at, setAt] = useState(0)
  const [text, setText] = useState(() => writtenIn(id, 0))
  const part = stepPart(id, at)
  const isLast = at === steps.length - 1

  const hear = () => {
    if (text.trim() !== '') onWritten(text)
  }
  const go = (to: number) => {
    hear()
    setText(writtenIn(id, to))
    setAt(to)
  }
  const finish = () => {
    hear()
    onDone()
  }
  return (
    <div className="mx-auto flex w-full max-w-2xl grow flex-col px-6 pt-[6vh] sm:px-8">
      <p className="text-small text-ink-soft">{words.stepOf({ step: at + 1, of: steps.length })}</p>
      <h2 key={at} ref={focusOn} id="step" tabIndex={-1} className="settle-in mt-3 text-heading outline-none">
        {steps[at]}
      </h2>
      {part?.kind === 'timer' && <StepTimer key={at} spans={part.spans} />}
      {part?.kind === 'field' && (
        <div className="mt-6">
          <Textarea
            key={at}
            aria-labelledby="step"
            aria-describedby="stays"
            rows={4}
            maxLength={limits.message}
            value={text}
            placeholder={words.yourWords}
            className="field-sizing-content max-h-[40vh] min-h-32 text-lead"
            onChange={({ target }) => {
              setText(target.value)
              keepWritten(id, at, target.value)
            }}
          />
          <p id="stays" className="mt-2 text-small text-ink-soft">
            {words.staysHere}
          </p>
        </div>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-10 pb-[max(2rem,env(safe-area-inset-bottom))]">
        {at > 0 && (
          <Button variant="quiet" onClick={() => go(at - 1)}>
            {words.back}
          </Button>
        )}
        {isLast ? (
          <Button onClick={finish}>{words.done}</Button>
        ) : (
          <>
            <Button onClick={() => go(at + 1)}>{words.next}</Button>
            <Button variant="plain" onClick={finish}>
              {words.enough}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
