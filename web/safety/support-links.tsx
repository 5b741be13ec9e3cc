import { MessageCircle, Phone } from 'lucide-react'
import { linesFor } from '#domain/safety/help-lines.ts'
import { useHelpCountry } from '#web/safety/help-country.ts'

type SupportLink = { href: string; label: string; about: string }

const inUnitedStates: SupportLink[] = [
  {
    href: 'tel:988',
    label: 'Call or Text 988',
    about: 'Suicide & Crisis Lifeline, 24/7, free & confidential',
  },
  { href: 'sms:741741?body=HOME', label: 'Text HOME to 741741', about: 'Crisis Text Line' },
  { href: 'tel:911', label: 'Call 911', about: 'immediate emergencies' },
]

const linksFor = (country: string): SupportLink[] =>
  country === 'US'
    ? inUnitedStates
    : linesFor(country, 'suicide').map(({ href, how, name, hours }) => ({
        href,
        label: how,
        about: `${name}, ${hours}`,
      }))

/** Whether it is spoken or written. */
const Way = ({ href }: { href: string }) => {
  const Icon = href.startsWith('tel:') ? Phone : MessageCircle
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
}

/** Links to people who help. They need nothing but this page. */
export const SupportLinks = () => (
  <ul className="grid gap-2">
    {linksFor(useHelpCountry()).map(({ href, label, about }) => (
      <li key={href}>
        <a
          href={href}
          className="flex items-center gap-3 rounded-control bg-sunk px-4 py-3 transition-colors hover:bg-accent-wash"
        >
          <span className="grow">
            <span className="block font-semibold">{label}</span>
            <span className="block text-small text-ink-soft">{about}</span>
          </span>
          <Way href={href} />
        </a>
      </li>
    ))}
  </ul>
)
