import { SupportLinks } from '#web/safety/support-links.tsx'
import { BareDialog } from '#web/ui/bare-dialog.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'

const title = 'Support Resources'
const description = "If you're experiencing a mental health crisis, these resources are available 24/7"

const Lines = () => (
  <>
    <SupportLinks />
    <p className="mt-4 text-small text-ink-soft">
      These are professional resources. Leeward is a wellness tool and cannot provide crisis intervention.
    </p>
  </>
)

/** What "Need help?" opens. */
export const SupportDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <BareDialog title={title} description={description} isOpen={isOpen} onClose={onClose}>
    <Lines />
    <Button className="mt-5 w-full" variant="quiet" onClick={onClose}>
      Close
    </Button>
  </BareDialog>
)

export const earlySupportId = 'early-support'

/** The same among the first words of a page: the browser opens it by itself, no script has to be there. */
export const EarlySupport = () => (
  <div
    popover="auto"
    id={earlySupportId}
    role="dialog"
    aria-label={title}
    className="m-auto w-[calc(100%-1.5rem)] max-w-xl rounded-panel border border-line bg-surface p-5 text-ink shadow-panel
      backdrop:bg-veil sm:p-8"
  >
    <h2 className="text-title">{title}</h2>
    <p className="mt-2 mb-5 text-ink-soft">{description}</p>
    <Lines />
    <button
      type="button"
      popoverTarget={earlySupportId}
      popoverTargetAction="hide"
      className={`mt-5 w-full ${buttonClass({ variant: 'quiet' })}`}
    >
      Close
    </button>
  </div>
)
