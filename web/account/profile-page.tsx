import { useInfiniteQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { Link } from 'wouter'
import type { User } from '#contract/account.ts'
import { useUser } from '#web/account/account-queries.ts'
import { Avatar } from '#web/account/avatar.tsx'
import { BrowserList } from '#web/account/browser-list.tsx'
import { NameForm } from '#web/account/name-form.tsx'
import { NotLoggedIn } from '#web/account/not-logged-in.tsx'
import { memberSince, namesOf } from '#web/account/person-labels.ts'
import { PersonName } from '#web/account/person-name.tsx'
import { SessionHistory } from '#web/account/session-history.tsx'
import { useSignOut } from '#web/account/use-sign-out.ts'
import * as words from '#web/account/words.en.ts'
import { ProgressCard } from '#web/home/progress-card.tsx'
import { sessionsQuery } from '#web/sessions/sessions-query.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Section } from '#web/ui/section.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { ProfileWays } from '#web/your-data/profile-ways.tsx'

function Who({ user }: { user: User }) {
  const signOut = useSignOut()
  const { name, address } = namesOf(user)
  return (
    <header
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3
        sm:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <Avatar user={user} size="large" />
      <div>
        <h1
          className={classNames('[overflow-wrap:anywhere]', name === user.email ? 'text-lead' : 'text-title')}
        >
          <PersonName>{name}</PersonName>
        </h1>
        {address !== null && (
          <p className="text-ink-soft [overflow-wrap:anywhere]">
            <PersonName>{address}</PersonName>
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start max-sm:col-start-2"
        isBusy={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        {!signOut.isPending && <LogOut aria-hidden="true" className="size-4" />}
        {words.logout}
      </Button>
    </header>
  )
}

function Profile({ user }: { user: User }) {
  const sessions = useInfiniteQuery(sessionsQuery)
  const total = sessions.data?.pages.at(-1)?.total
  return (
    <Panel>
      <PageTitle>{words.profile}</PageTitle>
      <ProfileWays here="/profile" />
      <Who user={user} />
      <div className="mt-6 grid gap-3 min-[22rem]:grid-cols-[2fr_3fr] sm:grid-cols-2">
        <Stat name={words.totalSessions}>{total != null ? String(total) : '–'}</Stat>
        <Stat name={words.memberSince}>{memberSince(user.createdAt)}</Stat>
      </div>
      <div className="mt-3">
        <ProgressCard />
      </div>
      <SessionHistory sessions={sessions} />
      <Section title={words.checkIns} about={words.checkInsAbout}>
        <Link href="/check-ins" className={buttonClass({ variant: 'quiet' })}>
          {words.toCheckIns}
        </Link>
      </Section>
      <NameForm user={user} />
      <BrowserList />
    </Panel>
  )
}

export function ProfilePage() {
  const user = useUser().data
  return user ? <Profile user={user} /> : <NotLoggedIn name={words.profile} request={words.profileRequest} />
}
