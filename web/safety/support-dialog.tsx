import { leadAlways, leadOtherwise } from '#domain/safety/help/help-lead.ts'
import { SomewhereElse } from '#web/safety/somewhere-else.tsx'
import { SupportLinks } from '#web/safety/support-links.tsx'
import { useHelp } from '#web/safety/use-help.ts'
import * as words from '#web/safety/words.en.ts'
import { BareDialog } from '#web/ui/bare-dialog.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'

const Note = () => <p className="mt-4 text-small text-ink-soft">{words.resourcesAbout}</p>

/** What "Need help?" opens. */
export function SupportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const lead = useHelp()
    .linesOf('suicide')
    .every(({ isAlways }) => isAlways)
    ? leadAlways
    : leadOtherwise
  return (
    <BareDialog title={words.resources} description={lead} isOpen={isOpen} onClose={onClose}>
      <SupportLinks />
      <Note />
      <SomewhereElse />
      <Button className="mt-5 w-full" variant="quiet" onClick={onClose}>
        {words.close}
      </Button>
    </BareDialog>
  )
}

export const earlySupportId = 'early-support'

/** The same among the first words of a page: the browser opens it by itself, no script has to be there. */
export const EarlySupport = () => (
  <div
    popover="auto"
    id={earlySupportId}
    role="dialog"
    aria-label={words.resources}
    className="m-auto w-[calc(100%-1.5rem)] max-w-xl rounded-panel border border-line bg-surface p-5 text-ink shadow-panel
      backdrop:bg-veil sm:p-8"
  >
    <h2 className="text-title">{words.resources}</h2>
    <div className="early-lines mt-2" data-help-list />
    <Note />
    <button
      type="button"
      popoverTarget={earlySupportId}
      popoverTargetAction="hide"
      className={`mt-5 w-full ${buttonClass({ variant: 'quiet' })}`}
    >
      {words.close}
    </button>
  </div>
)
