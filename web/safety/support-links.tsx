import { ArrowUpRight } from 'lucide-react'

const links = [
  {
    href: 'tel:988',
    label: 'Call or Text 988',
    about: 'Suicide & Crisis Lifeline, 24/7, free & confidential',
  },
  { href: 'sms:741741?body=HOME', label: 'Text HOME to 741741', about: 'Crisis Text Line' },
  { href: 'tel:911', label: 'Call 911', about: 'immediate emergencies' },
]

/** Three links to people who help. They need nothing but this page. */
export const SupportLinks = () => (
  <ul className="grid gap-2">
    {links.map(({ href, label, about }) => (
      <li key={href}>
        <a
          href={href}
          className="flex items-center gap-3 rounded-control bg-sunk px-4 py-3 transition-colors hover:bg-accent-wash"
        >
          <span className="grow">
            <span className="block font-semibold">{label}</span>
            <span className="block text-small text-ink-soft">{about}</span>
          </span>
          <ArrowUpRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
        </a>
      </li>
    ))}
  </ul>
)
