import { Globe, MessageCircle, Phone } from 'lucide-react'
import type { SaidLine } from '#domain/safety/help/said-line.ts'
import { useHelp } from '#web/safety/use-help.ts'
import * as words from '#web/safety/words.en.ts'

type SupportLink = { href: string | null; label: string; about: string }

const inUnitedStates: SupportLink[] = [
  {
    href: 'tel:988',
    label: words.callOrText988,
    about: words.about988,
  },
  { href: 'sms:741741?body=HOME', label: words.textHome, about: words.aboutCrisisText },
  { href: 'tel:911', label: words.call911, about: words.about911 },
]

function linksTo({ name, hours, note, ways }: SaidLine): SupportLink[] {
  if (ways.length === 0) return [{ href: null, label: name, about: note ?? '' }]
  const about = words.aboutLine({ name, hours, note })
  return ways.map(({ href, label }) => ({ href, label, about }))
}

/** Whether it is spoken, written or read. */
const Way = ({ href }: { href: string }) => {
  const Icon = href.startsWith('tel:') ? Phone : href.startsWith('sms:') ? MessageCircle : Globe
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
}

const Words = ({ label, about }: SupportLink) => (
  <span className="grow">
    <span className="block font-semibold">{label}</span>
    <span className="block text-small text-ink-soft">{about}</span>
  </span>
)

const rowClass = 'flex items-center gap-3 rounded-control bg-sunk px-4 py-3'

/** Links to people who help. They need nothing but this page. */
export function SupportLinks() {
  const { country, linesOf } = useHelp()
  const links = country === 'US' ? inUnitedStates : linesOf('suicide').flatMap(linksTo)
  return (
    <ul className="grid gap-2">
      {links.map((link) => (
        <li key={link.label}>
          {link.href === null ? (
            <p className={rowClass}>
              <Words {...link} />
            </p>
          ) : (
            <a href={link.href} className={`${rowClass} transition-colors hover:bg-accent-wash`}>
              <Words {...link} />
              <Way href={link.href} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
