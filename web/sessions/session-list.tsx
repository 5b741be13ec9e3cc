import { type InfiniteData, useQueryClient, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listSessions } from '#contract/sessions.ts'
import * as words from '#web/account/words.en.ts'
import type { Page } from '#web/http/paged.ts'
import { aloud } from '#web/language/aloud.tsx'
import { openEarlier } from '#web/sessions/session-of-tab.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ShowOlder } from '#web/ui/show-older.tsx'
import { dayAndTime } from '#web/ui/times.ts'
import { RemovalDialog } from '#web/your-data/removal-dialog.tsx'

const TitleDialog = lazyPart(async () => (await import('#web/sessions/title-dialog.tsx')).TitleDialog)

type Session = ReplyOf<typeof listSessions>[number]
type Listed = UseInfiniteQueryResult<InfiniteData<Page<Session>>>

type RowProps = Session & { onTitle: (session: Session) => void; onDelete: (id: string) => void }

function SessionRow({ onTitle, onDelete, ...session }: RowProps) {
  const { id, startedAt, title } = session
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const open = () => {
    openEarlier(id)
    client.removeQueries({ queryKey: ['session'] })
    navigate('/chat')
  }
  const conversation = { time: dayAndTime(startedAt), aloud }
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-b border-line px-4 py-2 last:border-b-0">
      <div className="min-w-0 grow basis-52 py-1">
        {title !== null && (
          <p dir="auto" className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">
            {title}
          </p>
        )}
        <time dateTime={startedAt} className={title === null ? undefined : 'text-small text-ink-soft'}>
          {dayAndTime(startedAt)}
        </time>
      </div>
      <div className="-ms-3 flex grow items-center sm:ms-0 sm:-me-3 sm:grow-0">
        <Button variant="plain" size="compact" onClick={open}>
          {words.openConversation(conversation)}
        </Button>
        <Button variant="plain" size="compact" onClick={() => onTitle(session)}>
          {words.titleConversation(conversation)}
        </Button>
        <Button variant="plain" size="compact" onClick={() => onDelete(id)}>
          {words.deleteConversation(conversation)}
        </Button>
        <span className="ms-auto sm:order-first sm:me-2 sm:ms-0">
          <Badge>{words.active}</Badge>
        </span>
      </div>
    </li>
  )
}

type Props = {
  sessions: Listed
  /** In the place of the list where there is none. */
  empty: ReactNode
  /** Under a list that does not fill its area. */
  under?: ReactNode
  /** Where the focus goes once what had it is gone; without it, to the list. */
  area?: RefObject<HTMLElement | null>
}

/** The conversations of a person, the latest first. */
export function SessionList({ sessions, empty, under, area }: Props) {
  const [titling, setTitling] = useState<Session | null>(null)
  const [removing, setRemoving] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const place = area ?? list
  const handleRemoved = () => {
    setRemoving(null)
    // The button that had the focus is gone with what it deleted.
    setTimeout(() => place.current?.focus({ preventScroll: true }), 50)
  }
  return (
    <div ref={list} tabIndex={-1} className="flex min-h-full flex-col outline-none">
      <QueryView query={sessions} loading={words.loadingSessions}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (items.length === 0) return empty
          return (
            <>
              <ul>
                {items.map((session) => (
                  <SessionRow key={session.id} {...session} onTitle={setTitling} onDelete={setRemoving} />
                ))}
              </ul>
              <ShowOlder list={sessions} place={place} className="p-4" />
              {items.length < 4 && under}
            </>
          )
        }}
      </QueryView>
      {titling && (
        <LaterPart>
          <TitleDialog key={titling.id} session={titling} onClose={() => setTitling(null)} />
        </LaterPart>
      )}
      <RemovalDialog
        target={removing === null ? null : { kind: 'session', id: removing }}
        onClose={() => setRemoving(null)}
        onRemoved={handleRemoved}
      />
    </div>
  )
}
