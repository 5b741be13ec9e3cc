import type { User } from '#contract/account.ts'
import { initialOf } from '#web/account/person-labels.ts'
import { classNames } from '#web/ui/class-names.ts'

const sizes = { small: 'size-8 text-small', large: 'size-16 text-title' } as const

/** A letter in a circle. The name stands beside it, so it is not read aloud. */
export const Avatar = ({ user, size }: { user: User; size: keyof typeof sizes }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'grid shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent forced-colors:border',
      sizes[size],
    )}
  >
    {initialOf(user)}
  </span>
)
