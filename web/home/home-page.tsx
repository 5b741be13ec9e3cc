import { Link } from 'wouter'
import { useUser } from '#web/account/account-queries.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Waves } from '#web/shell/waves.tsx'
import { buttonLook } from '#web/ui/button.tsx'

/** Where somebody arrives after signing in. */
export function HomePage() {
  const name = useUser().data?.firstName
  return (
    <section className="relative isolate grow overflow-hidden bg-linear-to-b from-sky from-35% to-horizon">
      <PageTitle>Home</PageTitle>
      <div
        aria-hidden="true"
        className="absolute right-[12%] bottom-20 -z-10 size-28 rounded-full bg-sun sm:right-[18%] sm:bottom-28 sm:size-40 lg:size-52"
      />
      <div className="mx-auto max-w-6xl px-5 pt-12 pb-64 sm:px-8 sm:pt-24 sm:pb-60">
        <h1 className="max-w-3xl text-heading break-words">{name ? `Welcome, ${name}` : 'Welcome'}</h1>
        <p className="mt-4 max-w-xl text-lead text-ink-soft">
          Your safe space to navigate health anxiety, OCD, and trauma-related triggers. Take a breath. You're
          not alone.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <Link href="/chat" className={buttonLook()}>
            Start a Conversation
          </Link>
          <Link href="/profile" className={buttonLook({ look: 'quiet' })}>
            Your profile and data
          </Link>
        </div>
      </div>
      <Waves className="absolute inset-x-0 bottom-0 -z-10 h-36 sm:h-48" />
    </section>
  )
}
