import { navItemClass } from '#web/account/nav-item.ts'
import { useSignOut } from '#web/account/use-sign-out.ts'
import * as words from '#web/account/words.en.ts'

/** The way out where there is no sidebar. */
export function SignOutButton() {
  const signOut = useSignOut()
  return (
    <button
      type="button"
      aria-disabled={signOut.isPending || undefined}
      className={navItemClass}
      onClick={() => !signOut.isPending && signOut.mutate()}
    >
      {words.logOut}
    </button>
  )
}
