import { isCrisis, type Concern, type Tier } from '#domain/safety/tier.ts'
import * as words from '#web/mood/words.en.ts'
import { CareCard } from '#web/safety/care-card.tsx'
import { CrisisDialog } from '#web/safety/crisis-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

type Props = { tier: Tier; concerns: Concern[]; onClose: () => void }

/** After a note that worried Leeward: the ways to reach help, in a dialog where it is urgent. */
export function NoteConcern({ tier, concerns, onClose }: Props) {
  if (isCrisis(tier)) return <CrisisDialog tier={tier} concerns={concerns} onClose={onClose} />
  return (
    <div>
      <CareCard tier={tier} concerns={concerns} />
      <div className="sticky bottom-0 z-10 -mx-px bg-surface px-px pt-3 pb-1">
        <Button variant="quiet" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </div>
  )
}
