import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useParams } from 'wouter'
import { findExercise } from '#domain/exercises/catalogue.ts'
import type { Exercise } from '#domain/exercises/exercise.ts'
import { useConcernsOfTalk } from '#web/exercises/concerns-of-talk.ts'
import { ExerciseAbout } from '#web/exercises/exercise-about.tsx'
import { FavouriteButton } from '#web/exercises/favourite-button.tsx'
import { loadTakenIn, TakenIn } from '#web/exercises/taken-in.tsx'
import * as words from '#web/exercises/words.en.ts'
import { newId } from '#web/http/new-id.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { useIdle } from '#web/shell/use-idle.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Panel } from '#web/ui/panel.tsx'

function OneExercise({ exercise }: { exercise: Exercise }) {
  const { id, type, title, description, duration } = exercise
  /** Of the time through that is on the screen. */
  const [completionId, setCompletionId] = useState<string | null>(null)
  useConcernsOfTalk()
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) loadTakenIn()
  }, [isIdle])
  return (
    <>
      <p className="mt-6 text-small text-ink-soft">
        {duration ? words.typeAndDuration({ type: words.types[type], duration }) : words.types[type]}
      </p>
      <h1 className="mt-1 text-heading">{title}</h1>
      <p className="mt-2 max-w-[34rem] text-lead text-ink-soft">{description}</p>
      <div className="mt-6 flex items-center gap-3">
        <Button className="min-w-36" onClick={() => setCompletionId(newId())}>
          {words.begin}
        </Button>
        <FavouriteButton id={id} title={title} />
      </div>
      <ExerciseAbout exercise={exercise} />
      {completionId !== null && (
        <TakenIn exercise={exercise} completionId={completionId} onLeave={() => setCompletionId(null)} />
      )}
    </>
  )
}

const Unknown = () => (
  <div className="mt-6">
    <PageHead title={words.unknown} about={words.unknownAbout} />
    <Link href="/exercises" className={`${buttonClass()} mt-6`}>
      {words.allExercises}
    </Link>
  </div>
)

/** The page of one exercise: begin at once, or read about it first. */
export function ExercisePage() {
  const { exercise: id } = useParams<{ exercise: string }>()
  const exercise = findExercise(id)
  return (
    <Panel>
      <PageTitle>{words.library}</PageTitle>
      <Link href="/exercises" className="link inline-flex min-h-11 items-center gap-1.5 no-underline">
        <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
        {words.allExercises}
      </Link>
      {exercise ? <OneExercise key={id} exercise={exercise} /> : <Unknown />}
    </Panel>
  )
}
