import { isCrisis, type Concern, type Tier } from '#domain/safety/tier.ts'
import { leadingConcern, needsQuickExit } from '#domain/safety/words/leading-concern.ts'
import { HelpList } from '#web/safety/help-list.tsx'
import { useHelpWords } from '#web/safety/help-words.ts'
import { ExitButton } from '#web/safety/quick-exit-button.tsx'
import { useHelp } from '#web/safety/use-help.ts'
import { wayOutLabel } from '#web/safety/way-out.ts'
import * as words from '#web/safety/words.en.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = {
  tier: Tier
  concerns: Concern[]
  /** Where it belongs to a conversation, whose concern it can lower. */
  onCorrect?: () => void
}

/** Ways to reach help inside the conversation, which goes on. */
export function CareCard({ tier, concerns, onCorrect }: Props) {
  const { wordsFor } = useHelp()
  const concern = leadingConcern(concerns, tier)
  const { card } = useHelpWords(concern)
  const said = card[isCrisis(tier) ? 'crisis' : 'care']
  return (
    <Card tone="warm" aria-label={words.support} data-help="" className="settle-in">
      <p className="mb-3">{wordsFor(concern, said)}</p>
      <HelpList concerns={[concern]} isEmergency={tier === 'emergency'} isPlain />
      {isCrisis(tier) && needsQuickExit(concerns) && (
        <div className="mt-3 flex justify-end">
          <ExitButton />
        </div>
      )}
      {onCorrect && (
        <Button className="mt-3 -ms-4" variant="plain" size="small" onClick={onCorrect}>
          {wayOutLabel(tier, concerns)}
        </Button>
      )}
    </Card>
  )
}
