import { useLayoutEffect } from 'react'
import { isCrisis, type Concern, type Tier } from '#domain/safety/tier.ts'
import { elseExit, exitByKey, isItSafe, underLines } from '#domain/safety/words/around.ts'
import { leadingConcern, needsQuickExit } from '#domain/safety/words/leading-concern.ts'
import { PlanInCrisis } from '#web/plan/plan-in-crisis.tsx'
import { HelpList } from '#web/safety/help-list.tsx'
import { useHelpWords } from '#web/safety/help-words.ts'
import { ExitButton } from '#web/safety/quick-exit-button.tsx'
import { SomewhereElse } from '#web/safety/somewhere-else.tsx'
import { useHelp } from '#web/safety/use-help.ts'
import { wayOutLabel } from '#web/safety/way-out.ts'
import * as words from '#web/safety/words.en.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFoot } from '#web/ui/dialog-foot.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { holdToasts } from '#web/ui/hold-toasts.ts'

type Props = {
  /** How concerned Leeward is; closed below crisis. */
  tier: Tier
  concerns: Concern[]
  onClose: () => void
  /** Without it, it only closes: nothing of a conversation is lowered. */
  onCorrect?: () => void
}

/** Opens at once when words sound like a crisis, before any reply. What was being done stays open behind it. */
export function CrisisDialog({ tier, concerns, onClose, onCorrect = onClose }: Props) {
  const { wordsFor } = useHelp()
  const isEmergency = tier === 'emergency'
  const isOpen = isCrisis(tier)
  const concern = leadingConcern(concerns, tier)
  const help = useHelpWords(concern)
  const { title, lead } = isEmergency ? help.emergency : help.crisis
  useLayoutEffect(() => (isOpen ? holdToasts() : undefined), [isOpen])
  return (
    <Dialog title={title} description={wordsFor(concern, lead)} isOpen={isOpen} isFirm onClose={onClose}>
      {needsQuickExit(concerns) && (
        <div className="sticky top-0 z-10 mb-2 flex items-center justify-between gap-3 bg-surface py-2">
          <p className="text-small text-ink-soft">
            {title !== isItSafe && <span className="text-ink">{`${isItSafe} ${elseExit} `}</span>}
            <span className="max-sm:hidden">{exitByKey}</span>
          </p>
          <ExitButton />
        </div>
      )}
      <HelpList concerns={[concern]} isEmergency={isEmergency} isUrgent />
      <p className="mt-3 text-small text-ink-soft">
        {underLines} {words.inDanger}
      </p>
      <SomewhereElse />
      <PlanInCrisis />
      <DialogFoot isAlways>
        <div className="flex items-stretch gap-2 *:grow">
          <Button size="compact" variant="quiet" onClick={onClose}>
            {words.understood}
          </Button>
          <Button size="compact" variant="plain" onClick={onCorrect}>
            {wayOutLabel(tier, concerns)}
          </Button>
        </div>
      </DialogFoot>
    </Dialog>
  )
}
