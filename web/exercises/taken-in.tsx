import type { ExerciseRunProps } from '#web/exercises/run/exercise-run.tsx'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'

const ExerciseRun = lazyPart<ExerciseRunProps>(
  async () => (await import('#web/exercises/run/exercise-run.tsx')).ExerciseRun,
)

/** An exercise over the whole page, in a file of its own: fetched when one is begun, or before. */
export const TakenIn = (props: ExerciseRunProps) => (
  <LaterPart>
    <ExerciseRun {...props} />
  </LaterPart>
)

export const loadTakenIn = (): void => void ExerciseRun.load().catch(() => {})
