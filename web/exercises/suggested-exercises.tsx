import type { Exercise } from '#domain/exercises/exercise.ts'
import { ExerciseCard } from '#web/exercises/exercise-card.tsx'

type Props = { exercises: Exercise[]; sessionId: string | null }

/** The exercises that this conversation has brought up. */
export const SuggestedExercises = ({ exercises, sessionId }: Props) => (
  <section aria-labelledby="suggested-exercises" className="mt-2 grid gap-3">
    <h2 id="suggested-exercises" className="text-body font-semibold">
      Suggested Exercises
    </h2>
    {exercises.map((exercise) => (
      <ExerciseCard key={exercise.id} exercise={exercise} sessionId={sessionId} />
    ))}
  </section>
)
