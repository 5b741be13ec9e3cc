import * as words from '#web/home/words.en.ts'
import { anchorTo, linkTo } from '#web/language/link-to.tsx'
import { SupportLinks } from '#web/safety/support-links.tsx'
import { useHelp } from '#web/safety/use-help.ts'

const InUnitedStates = () => (
  <p>
    {words.crisisInUnitedStates({
      call: anchorTo('tel:988'),
      text: anchorTo('sms:988'),
      crisisText: anchorTo('sms:741741?body=HELLO'),
    })}
  </p>
)

/** The last words of the page: where people are, and what becomes of what is written here. */
export function CrisisFootnote() {
  const isInUnitedStates = useHelp().country === 'US'
  return (
    <aside
      aria-label={words.helpAndPrivacy}
      className="rounded-panel border border-line bg-surface p-5 sm:p-6"
    >
      {isInUnitedStates ? (
        <InUnitedStates />
      ) : (
        <>
          <p className="mb-3">{words.inACrisis}</p>
          <SupportLinks />
        </>
      )}
      <p className="mt-3 text-small text-ink-soft">{words.yourWords(linkTo('/privacy'))}</p>
    </aside>
  )
}
