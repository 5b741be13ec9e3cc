import { findExercise } from '#domain/exercises/catalogue.ts'
import { ExerciseCard } from '#web/exercises/exercise-card.tsx'

type Props = { ids: string[]; sessionId: string | null }

/** The exercises that this conversation has brought up. One that is no longer known is left out. */
export function SuggestedExercises({ ids, sessionId }: Props) {
  const exercises = ids.map(findExercise).filter((exercise) => exercise !== null)
  if (exercises.length === 0) return null
  return (
    <section aria-labelledby="suggested-exercises" className="mt-2 grid gap-3">
      <h2 id="suggested-exercises" className="text-body font-semibold">
        Suggested Exercises
      </h2>
      {exercises.map((exercise) => (
        <ExerciseCard key={exercise.id} exercise={exercise} sessionId={sessionId} />
      ))}
    </section>
  )
}
