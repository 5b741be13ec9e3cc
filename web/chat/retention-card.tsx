import { Link } from 'wouter'
import { exercisesAlways } from '#web/exercises/exercises-always.ts'
import { SuggestedExercises } from '#web/exercises/suggested-exercises.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = { dataPath: string; isSaving: boolean; onAllow: () => void }

/** What works without anything being kept. */
export const ExercisesAlways = () => <SuggestedExercises ids={[...exercisesAlways]} sessionId={null} />

/** In the place of the box to write in, for whoever wants nothing kept: what that means, and the way back. */
export const RetentionCard = ({ dataPath, isSaving, onAllow }: Props) => (
  <Card tone="sunk" aria-label="Nothing is kept" className="!p-4">
    <p>
      You asked Leeward to keep nothing. Without keeping what you say it cannot answer you. “Need help?” and
      the exercises above always work, and are not written down.
    </p>
    <p className="mt-2 text-small">
      What is here already is still here. You can read it and delete it in{' '}
      <Link href={dataPath} className="link">
        your data
      </Link>
      .
    </p>
    <Button variant="quiet" size="small" className="mt-3" isBusy={isSaving} onClick={onAllow}>
      Allow keeping again
    </Button>
  </Card>
)
