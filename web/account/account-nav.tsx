import { Link } from 'wouter'
import { useUser, useVersion } from '#web/account/account-queries.ts'
import { Avatar } from '#web/account/avatar.tsx'
import { displayName } from '#web/account/person-words.ts'
import { useSignOut } from '#web/account/use-sign-out.ts'

const look =
  'inline-flex min-h-11 shrink-0 items-center rounded-control px-2.5 text-small font-semibold hover:bg-accent-wash'

/** Who is signed in, and the way in or out. On a phone the name is a letter, and "Log Out" stands in the footer. */
export function AccountNav() {
  const user = useUser().data
  const hasSignIn = useVersion().data?.signIn === true
  const signOut = useSignOut()
  if (!user)
    return (
      hasSignIn && (
        <a href="/api/login" className={`${look} text-accent`}>
          Sign in
        </a>
      )
    )
  return (
    <>
      <Link href="/profile" className={`${look} gap-2`}>
        <Avatar user={user} size="small" />
        <span className="max-w-40 truncate max-sm:sr-only">{displayName(user)}</span>
      </Link>
      <button
        type="button"
        aria-disabled={signOut.isPending || undefined}
        className={`${look} text-ink-soft max-sm:hidden`}
        onClick={() => !signOut.isPending && signOut.mutate()}
      >
        Log Out
      </button>
    </>
  )
}
