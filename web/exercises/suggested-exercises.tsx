import { findExercise } from '#domain/exercises/catalogue.ts'
import { ExerciseCard } from '#web/exercises/exercise-card.tsx'
import type { Talk } from '#web/exercises/how-it-was.tsx'
import * as words from '#web/exercises/words.en.ts'

type Props = {
  ids: string[]
  sessionId: string | null
  /** Another was offered since. */
  isEarlier?: boolean
  talk?: Talk
}

/** Exercises that a reply has brought up. One that is no longer known is left out. */
export function SuggestedExercises({ ids, sessionId, isEarlier = false, talk }: Props) {
  const exercises = ids.map(findExercise).filter((exercise) => exercise !== null)
  if (exercises.length === 0) return null
  return (
    <section aria-label={words.suggested} className="grid gap-3">
      {!isEarlier && <h2 className="text-small font-semibold">{words.suggested}</h2>}
      {exercises.map((exercise) => (
        <ExerciseCard
          key={exercise.id}
          exercise={exercise}
          sessionId={sessionId}
          isEarlier={isEarlier}
          talk={talk}
        />
      ))}
    </section>
  )
}
