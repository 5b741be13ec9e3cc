import { Link } from 'wouter'
import { SupportLinks } from '#web/safety/support-links.tsx'
import { useHelp } from '#web/safety/use-help.ts'

const InUnitedStates = () => (
  <p>
    In a crisis,{' '}
    <a className="link" href="tel:988">
      call
    </a>{' '}
    or{' '}
    <a className="link" href="sms:988">
      text 988
    </a>
    , or{' '}
    <a className="link" href="sms:741741?body=HELLO">
      text HELLO to 741741
    </a>
    . People are there at any hour.
  </p>
)

/** The last words of the page: where people are, and what becomes of what is written here. */
export function CrisisFootnote() {
  const isInUnitedStates = useHelp().country === 'US'
  return (
    <aside aria-label="Help and privacy" className="rounded-panel border border-line bg-surface p-5 sm:p-6">
      {isInUnitedStates ? (
        <InUnitedStates />
      ) : (
        <>
          <p className="mb-3">In a crisis, people are there for you:</p>
          <SupportLinks />
        </>
      )}
      <p className="mt-3 text-small text-ink-soft">
        Your words are yours. They are sealed with a key before they are stored, and you can delete them at
        any time.{' '}
        <Link className="link" href="/privacy">
          How your words are kept
        </Link>
      </p>
    </aside>
  )
}
