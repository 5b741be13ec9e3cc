import * as words from '#web/chat/words.en.ts'
import { exercisesAlways } from '#web/exercises/exercises-always.ts'
import { SuggestedExercises } from '#web/exercises/suggested-exercises.tsx'
import { keptHelpful } from '#web/exercises/use-helped.ts'
import { linkTo } from '#web/language/link-to.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = { isSaving: boolean; onAllow: () => void }

/** What works without anything being kept. */
export const ExercisesAlways = () => (
  <SuggestedExercises ids={[...new Set([...keptHelpful(), ...exercisesAlways])]} sessionId={null} />
)

/** In the place of the box to write in, for whoever wants nothing kept: what that means, and the way back. */
export const RetentionCard = ({ isSaving, onAllow }: Props) => (
  <Card tone="sunk" aria-label={words.nothingKept} size="small">
    <p>{words.nothingKeptAbout}</p>
    <p className="mt-2 text-small">{words.hereAlready(linkTo('/data'))}</p>
    <Button variant="quiet" size="small" className="mt-3" isBusy={isSaving} onClick={onAllow}>
      {words.allowAgain}
    </Button>
  </Card>
)
