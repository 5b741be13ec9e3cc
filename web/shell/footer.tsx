import { Link } from 'wouter'
import { NeedHelp } from '#web/safety/need-help.tsx'
import * as words from '#web/shell/words.en.ts'

const links = [
  { href: '/about', label: words.about },
  { href: '/exercises', label: words.exercises },
  { href: '/plan', label: words.myPlan },
  { href: '/data', label: words.yourData },
  { href: '/settings', label: words.settings },
  { href: '/privacy', label: words.privacy },
  { href: '/terms', label: words.terms },
  { href: '/safety', label: words.safety },
]

/** Washington's My Health My Data Act asks for a link of its own, on the first page as on all others. */
const healthData = '/privacy#consumer-health-data'

const linkStyle =
  'inline-flex min-h-11 items-center justify-self-start rounded-control [overflow-wrap:anywhere] underline-offset-4 hover:text-on-deep hover:underline'

const year = new Date().getFullYear()

export const Footer = () => (
  <footer className="on-deep bg-deep pb-[env(safe-area-inset-bottom)] text-small text-on-deep-soft">
    <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-5 px-5 pt-1 pb-2 sm:px-8">
      <p className="py-1.5">{words.copyright(year)}</p>
      <p className="py-1.5">{words.noMedicalAdvice}</p>
      <nav
        aria-label={words.aboutLeeward}
        className="grid w-full grid-cols-3 items-center gap-x-5 sm:ms-auto sm:flex sm:w-auto sm:flex-wrap"
      >
        <NeedHelp variant="on-deep" />
        {links.map(({ href, label }) => (
          <Link key={href} href={href} className={linkStyle}>
            {label}
          </Link>
        ))}
        <a href={healthData} className={linkStyle}>
          {words.healthData}
        </a>
      </nav>
    </div>
  </footer>
)
