import { useUser, useVersion } from '#web/account/account-queries.ts'
import { useSignOut } from '#web/account/use-sign-out.ts'

const itemClass =
  'inline-flex min-h-11 shrink-0 items-center rounded-control px-2 text-small sm:px-3 font-semibold text-accent hover:bg-accent-wash'

/** The way in; and the way out where there is no sidebar, for somebody whose account is to be deleted. */
export function AccountNav() {
  const user = useUser().data
  const hasSignIn = useVersion().data?.signIn === true
  const signOut = useSignOut()
  if (!user)
    return (
      hasSignIn && (
        <a href="/api/login" className={itemClass}>
          Sign in
        </a>
      )
    )
  return (
    <button
      type="button"
      aria-disabled={signOut.isPending || undefined}
      className={itemClass}
      onClick={() => !signOut.isPending && signOut.mutate()}
    >
      Log Out
    </button>
  )
}
