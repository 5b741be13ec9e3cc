import { Link } from 'wouter'
import * as words from '#web/account/words.en.ts'

const ways = [
  { href: '/profile', label: words.profile },
  { href: '/conversations', label: words.conversations },
  { href: '/data', label: words.yourData },
]

const look = 'inline-flex min-h-11 items-center border-b-2 px-3 text-small font-semibold sm:px-4'

/** The three pages of what is a person's own. */
export const ProfileWays = ({ here }: { here: '/profile' | '/conversations' | '/data' }) => (
  <nav aria-label={words.yourPages} className="-mt-3 mb-7 border-b border-line sm:-mt-5">
    <ul className="-mx-3 -mb-px flex sm:-mx-4">
      {ways.map(({ href, label }) => (
        <li key={href}>
          {href === here ? (
            <span aria-current="true" className={`${look} border-accent`}>
              {label}
            </span>
          ) : (
            <Link
              href={href}
              className={`${look} border-transparent text-ink-soft hover:border-line-strong hover:text-ink`}
            >
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
