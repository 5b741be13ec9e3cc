import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useUser } from '#web/account/account-queries.ts'
import { NotLoggedIn } from '#web/account/not-logged-in.tsx'
import * as words from '#web/account/words.en.ts'
import { SessionList } from '#web/sessions/session-list.tsx'
import { sessionsQuery } from '#web/sessions/sessions-query.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ProfileWays } from '#web/your-data/profile-ways.tsx'

function Conversations() {
  const sessions = useInfiniteQuery(sessionsQuery)
  return (
    <Panel>
      <PageTitle>{words.conversations}</PageTitle>
      <ProfileWays here="/conversations" />
      <PageHead title={words.conversations} about={words.conversationsAbout}>
        <Link href="/chat" className={`${buttonClass({ variant: 'quiet' })} shrink-0`}>
          {words.toChat}
        </Link>
      </PageHead>
      <div className="mt-6">
        <SessionList sessions={sessions} empty={<p className="text-ink-soft">{words.noConversations}</p>} />
      </div>
    </Panel>
  )
}

/** All conversations of a person, to go on with, name and delete. */
export function ConversationsPage() {
  const user = useUser().data
  return user ? (
    <Conversations />
  ) : (
    <NotLoggedIn name={words.conversations} request={words.conversationsRequest} />
  )
}
