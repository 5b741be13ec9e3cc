import { Link } from 'wouter'
import { findExercise } from '#domain/exercises/catalogue.ts'
import { SuggestedExercises } from '#web/exercises/suggested-exercises.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = { dataPath: string; isSaving: boolean; onAllow: () => void }

const always = ['longer-exhale', 'five-senses', 'orienting'].flatMap((id) => findExercise(id) ?? [])

/** In the place of a conversation, for whoever wants nothing kept: what that means, and what works all the same. */
export const KeepingCard = ({ dataPath, isSaving, onAllow }: Props) => (
  <div className="py-4">
    <Card tone="sunk" aria-label="Nothing is kept">
      <p>
        You asked Leeward to keep nothing. Without keeping what you say it cannot answer you. Allow it again,
        and you can go on where you were.
      </p>
      <p className="mt-2">
        What is here already is still here. You can read it and delete it in{' '}
        <Link href={dataPath} className="link">
          your data
        </Link>
        . “Need help?” and the exercises below always work, and are not written down.
      </p>
      <Button look="quiet" size="small" className="mt-3" isBusy={isSaving} onClick={onAllow}>
        Allow keeping again
      </Button>
    </Card>
    <SuggestedExercises exercises={always} sessionId={null} />
  </div>
)
