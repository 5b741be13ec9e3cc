import { useUser, useVersion } from '#web/account/account-queries.ts'
import { navItemClass } from '#web/account/nav-item.ts'
import * as words from '#web/account/words.en.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'

const SignOutButton = lazyPart(async () => (await import('#web/account/sign-out-button.tsx')).SignOutButton)

/** The way in; and the way out for somebody whose account is to be deleted. */
export function AccountNav() {
  const user = useUser().data
  const hasSignIn = useVersion().data?.signIn === true
  if (user)
    return (
      <LaterPart>
        <SignOutButton />
      </LaterPart>
    )
  return (
    user === null &&
    hasSignIn && (
      <a href="/api/login" className={navItemClass}>
        {words.signIn}
      </a>
    )
  )
}
