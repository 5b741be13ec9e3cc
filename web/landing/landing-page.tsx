import { Link, useLocation } from 'wouter'
import { useVersion } from '#web/account/account-queries.ts'
import { BreathingSun } from '#web/landing/breathing-sun.tsx'
import { FeatureList } from '#web/landing/feature-list.tsx'
import { TalkBegun } from '#web/landing/talk-begun.tsx'
import * as words from '#web/landing/words.en.ts'
import { EmergencyCall, PersonToCall, useIsAtAnyHour } from '#web/safety/whom-to-call.tsx'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Waves } from '#web/shell/waves.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** Where a server offers no accounts, the talk itself is the start. */
const GetStarted = ({ hasSignIn }: { hasSignIn: boolean }) =>
  hasSignIn ? (
    <a href="/api/login" className={buttonClass({ variant: 'quiet' })}>
      {words.getStarted}
    </a>
  ) : (
    <Link href="/chat" className={buttonClass({ variant: 'quiet' })}>
      {words.getStarted}
    </Link>
  )

const onDeep = '-mx-0.5 px-0.5 py-2 text-on-deep underline underline-offset-4'

export function LandingPage() {
  const [path] = useLocation()
  const isElsewhere = path !== '/' && path !== '/home'
  const version = useVersion().data
  const isAtAnyHour = useIsAtAnyHour()
  // Until the server has answered: as nearly every server will.
  const hasSignIn = version?.signIn !== false
  const signInWays = version?.signInWays ?? words.usualWays
  return (
    <>
      <PageTitle />
      <section className="relative isolate overflow-hidden bg-linear-to-b from-sky from-35% to-horizon">
        <BreathingSun />
        <div className="mx-auto max-w-6xl px-5 pt-12 pb-64 sm:px-8 sm:pt-24 sm:pb-60">
          {isElsewhere && <p className="mb-6 max-w-md text-lead">{words.nothingAtAddress}</p>}
          {/* Its first letter stands off the edge by its own margin. */}
          <h1 className="-ms-[0.055em] text-display font-medium">{words.leeward}</h1>
          <p className="mt-4 max-w-md text-title text-balance">{words.personalCompanion}</p>
          <p className="mt-3 max-w-md text-lead text-ink-soft">{words.shelteredPlace}</p>
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <Link href="/chat" className={buttonClass()}>
              {words.talkNow}
            </Link>
            <GetStarted hasSignIn={hasSignIn} />
          </div>
          <p className="mt-3 flex flex-wrap items-center gap-x-6">
            <Link href="/about" className="link inline-flex min-h-11 items-center">
              {words.readStory}
            </Link>
            <Link href="/exercises/longer-exhale" className="link inline-flex min-h-11 items-center">
              {words.breatheNow}
            </Link>
          </p>
          <p className="max-w-sm text-small text-ink-soft">{words.signInWith(signInWays)}</p>
        </div>
        <Waves className="absolute inset-x-0 bottom-0 -z-10 h-36 sm:h-48" />
      </section>
      <div className="on-deep grow bg-deep text-on-deep">
        <div className="mx-auto max-w-6xl px-5 pt-8 pb-16 sm:px-8 sm:pt-12">
          <TalkBegun />
          <FeatureList />
          <p className="mt-12 max-w-2xl text-small text-on-deep-soft">
            {words.wellnessTool({
              emergency: <EmergencyCall className={onDeep} />,
              person: <PersonToCall className={onDeep} />,
              isAtAnyHour,
            })}
          </p>
        </div>
      </div>
    </>
  )
}
