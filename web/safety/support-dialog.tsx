import { SupportLinks } from '#web/safety/support-links.tsx'
import { BareDialog } from '#web/ui/bare-dialog.tsx'
import { Button } from '#web/ui/button.tsx'

/** What "Need help?" opens. */
export const SupportDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <BareDialog
    title="Support Resources"
    description="If you're experiencing a mental health crisis, these resources are available 24/7"
    isOpen={isOpen}
    onClose={onClose}
  >
    <SupportLinks />
    <p className="mt-4 text-small text-ink-soft">
      These are professional resources. Leeward is a wellness tool and cannot provide crisis intervention.
    </p>
    <Button className="mt-5 w-full" look="quiet" onClick={onClose}>
      Close
    </Button>
  </BareDialog>
)
