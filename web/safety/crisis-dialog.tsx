import { useLayoutEffect } from 'react'
import { isCrisis, type Concern, type Tier } from '#domain/safety/tier.ts'
import { HelpList } from '#web/safety/help-list.tsx'
import { SomewhereElse } from '#web/safety/somewhere-else.tsx'
import { useHelp } from '#web/safety/use-help.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { holdToasts } from '#web/ui/hold-toasts.ts'

type Props = {
  /** How concerned Leeward is; closed below crisis. */
  tier: Tier
  concerns: Concern[]
  onClose: () => void
}

/** Opens at once when words sound like a crisis, before any reply. What was being done stays open behind it. */
export function CrisisDialog({ tier, concerns, onClose }: Props) {
  const { emergency } = useHelp()
  const isEmergency = tier === 'emergency'
  const isOpen = isCrisis(tier)
  useLayoutEffect(() => (isOpen ? holdToasts() : undefined), [isOpen])
  return (
    <Dialog
      title={isEmergency ? 'Please get help right now' : 'You deserve help from a person right now'}
      description={
        isEmergency
          ? `This sounds like an emergency. Call ${emergency} first. If you can, ask someone near you to stay with you.`
          : 'What you wrote sounds very hard. These people are there at any hour, for exactly this. You can reach them now.'
      }
      isOpen={isOpen}
      isFirm
      onClose={onClose}
    >
      <HelpList concerns={concerns} isEmergency={isEmergency} />
      <p className="mt-4 text-small text-ink-soft">
        Nobody is watching here live. In danger, call your local emergency number.
      </p>
      <SomewhereElse />
      <Button className="mt-5 w-full" variant="quiet" onClick={onClose}>
        I Understand
      </Button>
    </Dialog>
  )
}
