import { HelpList } from '#web/safety/help-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = { isOpen: boolean; isEmergency: boolean; onClose: () => void }

/** Opens at once when a message sounds like a crisis, before any reply. The conversation stays open behind it. */
export const CrisisDialog = ({ isOpen, isEmergency, onClose }: Props) => (
  <Dialog
    title={isEmergency ? 'Please get help right now' : 'You deserve help from a person right now'}
    description={
      isEmergency
        ? 'This sounds like an emergency. Call 911 first. If you can, ask someone near you to stay with you.'
        : 'What you wrote sounds very hard. These people are there at any hour, for exactly this. You can reach them now.'
    }
    isOpen={isOpen}
    isFirm
    onClose={onClose}
  >
    <HelpList isEmergency={isEmergency} />
    <p className="mt-4 text-small text-ink-soft">
      Nobody is watching this chat live. Outside the United States, call your local emergency number.
    </p>
    <Button className="mt-5 w-full" look="quiet" onClick={onClose}>
      I Understand
    </Button>
  </Dialog>
)
