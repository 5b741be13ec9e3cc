import { useMutation } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert, Wind } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { wentFromTo } from '#domain/chat/how-it-was.ts'
import type { Exercise } from '#domain/exercises/exercise.ts'
import { paceOf } from '#domain/exercises/pace.ts'
import { useHoldScroll } from '#web/chat/hold-scroll.ts'
import { complete as recordCompletion, type Rated } from '#web/exercises/complete.ts'
import { useConcernsOfTalk } from '#web/exercises/concerns-of-talk.ts'
import { HowItWas, type Talk } from '#web/exercises/how-it-was.tsx'
import { TakenIn } from '#web/exercises/taken-in.tsx'
import * as words from '#web/exercises/words.en.ts'
import { newId } from '#web/http/new-id.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { showError, showToast } from '#web/ui/toasts.ts'

type Props = {
  exercise: Exercise
  sessionId: string | null
  /** Another was offered since: until it is opened, its name is enough. */
  isEarlier?: boolean
  talk?: Talk | undefined
  /** The server is known to be out of reach. */
  isAway?: boolean
}

const notes = { counted: undefined, unkept: words.notWrittenDown, later: words.countedWhenBack } as const

/** One exercise: closed, open with steps to tick, done. Stopping at any step is fine. */
export function ExerciseCard({ exercise, sessionId, isEarlier = false, talk, isAway = false }: Props) {
  const { id, type, title, description, duration, steps, caution, grade, why, source } = exercise
  const untouched = steps.map(() => false)
  const [isOpen, setOpen] = useState(false)
  useConcernsOfTalk(isOpen && !isAway)
  const [ticked, setTicked] = useState(untouched)
  const [isCompleted, setCompleted] = useState(false)
  // Of this one time through: marked twice, it counts once.
  const [completionId, setCompletionId] = useState(newId)

  /** How much was said when it was done: it is asked right after, and once. */
  const [doneAt, setDoneAt] = useState<number | null>(null)

  const card = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const start = useRef<HTMLButtonElement>(null)
  /** A button that goes away does not take the focus with it. */
  const moveFocus = () => {
    const { activeElement } = document
    if (buttons.current?.contains(activeElement) || start.current === activeElement)
      heading.current?.focus({ preventScroll: true })
  }
  const [isTakenIn, setTakenIn] = useState(false)
  const holdScroll = useHoldScroll()
  useLayoutEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'start' })
  }, [isOpen])

  const begin = () => {
    moveFocus()
    setTicked(untouched)
    setCompleted(false)
    setCompletionId(newId())
  }
  const end = () => {
    moveFocus()
    setCompleted(true)
    setDoneAt(talk?.length ?? null)
  }
  const complete = useMutation({
    mutationFn: () => recordCompletion({ exerciseId: id, sessionId, completionId }, isAway),
    onSuccess: (completed) => {
      end()
      showToast(words.completedNow, notes[completed])
    },
    onError: () => showError(words.failed, words.notRecorded),
  })
  const isDone = ticked.every(Boolean)
  const titleId = `exercise-${id}`

  return (
    <Card ref={card} aria-labelledby={titleId} className="settle-in scroll-mt-3">
      <div className="flex items-center justify-between gap-x-4 gap-y-2 max-[22.5rem]:flex-wrap">
        <div>
          <p className="text-small text-ink-soft">
            {duration ? words.typeAndDuration({ type: words.types[type], duration }) : words.types[type]}
          </p>
          <h3 id={titleId} ref={heading} tabIndex={-1} className="text-lead outline-none">
            {title}
          </h3>
        </div>
        {!isOpen && (
          <Button
            ref={start}
            size="small"
            variant={isEarlier ? 'quiet' : 'primary'}
            className="shrink-0"
            onClick={() => {
              begin()
              holdScroll()
              setOpen(true)
            }}
          >
            {words.start}
          </Button>
        )}
      </div>
      {(isOpen || !isEarlier) && <p className="mt-1">{description}</p>}
      {isOpen && (
        <>
          {caution && (
            <p className="mt-3 flex gap-2 rounded-control bg-warm-wash px-4 py-3 text-small">
              <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {caution}
            </p>
          )}
          <Button variant="quiet" size="small" className="mt-4" onClick={() => setTakenIn(true)}>
            <Wind aria-hidden="true" className="size-4" />
            {paceOf(id) ? words.breatheAlong : words.oneAtATime}
          </Button>
          <ol className="-mx-2 mt-3 grid">
            {steps.map((step, index) => (
              <li key={step}>
                <Checkbox
                  checked={ticked[index] ?? false}
                  onCheckedChange={(isChecked) =>
                    setTicked(ticked.map((was, at) => (at === index ? isChecked : was)))
                  }
                >
                  {step}
                </Checkbox>
              </li>
            ))}
          </ol>
          <details className="mt-2 text-small text-ink-soft">
            <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold">
              {words.why}
            </summary>
            <p>{why}</p>
            <p className="mt-1">{words.evidence({ grade, source })}</p>
          </details>
        </>
      )}
      <div ref={buttons} className="mt-4 flex empty:hidden flex-wrap items-center gap-2">
        {isOpen && isDone && !isCompleted && (
          <Button size="small" isBusy={complete.isPending} onClick={() => complete.mutate()}>
            {words.markComplete}
          </Button>
        )}
        {isCompleted && (
          <p className="flex items-center gap-2 pe-2 font-medium text-accent">
            <CircleCheck aria-hidden="true" className="size-5" />
            {words.completed}
          </p>
        )}
        {isOpen && isCompleted && (
          <Button variant="quiet" size="small" onClick={begin}>
            {words.tryAgain}
          </Button>
        )}
        {isOpen && (
          <Button
            variant="plain"
            size="small"
            className="max-sm:px-2"
            onClick={() => {
              moveFocus()
              setOpen(false)
              setTicked(untouched)
            }}
          >
            {words.close}
          </Button>
        )}
      </div>
      {talk && doneAt === talk.length && isCompleted && (
        <HowItWas
          onSay={(message) => {
            heading.current?.focus({ preventScroll: true })
            talk.onSay(message)
          }}
        />
      )}
      {complete.isError && !isCompleted && isOpen && <Alert className="mt-2">{words.ticksKept}</Alert>}
      {isTakenIn && (
        <TakenIn
          exercise={exercise}
          sessionId={sessionId}
          completionId={completionId}
          isAway={isAway}
          onDone={() => {
            setTicked(steps.map(() => true))
            end()
          }}
          {...(talk && {
            onRated: (rated: Rated) => {
              setDoneAt(null)
              talk.onSay(wentFromTo(rated))
            },
          })}
          onLeave={() => setTakenIn(false)}
        />
      )}
    </Card>
  )
}
