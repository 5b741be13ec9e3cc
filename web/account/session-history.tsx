import { type InfiniteData, useQueryClient, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listSessions } from '#contract/sessions.ts'
import * as words from '#web/account/words.en.ts'
import type { Page } from '#web/http/paged.ts'
import { aloud } from '#web/language/aloud.tsx'
import { openEarlier } from '#web/sessions/session-of-tab.ts'
import { Seascape } from '#web/shell/seascape.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Section } from '#web/ui/section.tsx'
import { ShowOlder } from '#web/ui/show-older.tsx'
import { dayAndTime } from '#web/ui/times.ts'
import { RemovalDialog } from '#web/your-data/removal-dialog.tsx'

type Sessions = ReplyOf<typeof listSessions>
type Listed = UseInfiniteQueryResult<InfiniteData<Page<Sessions[number]>>>

function SessionRow({ id, startedAt, onDelete }: Sessions[number] & { onDelete: (id: string) => void }) {
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
      <time dateTime={startedAt} className="grow">
        {dayAndTime(startedAt)}
      </time>
      <Badge>{words.active}</Badge>
      <div className="-ms-3 flex sm:-me-3 sm:ms-0">
        <Button variant="plain" size="compact" onClick={open}>
          {words.openConversation(conversation)}
        </Button>
        <Button variant="plain" size="compact" onClick={() => onDelete(id)}>
          {words.deleteConversation(conversation)}
        </Button>
      </div>
    </li>
  )
}

/** The conversations of a person, the latest first, in an area of its own height. */
export function SessionHistory({ sessions }: { sessions: Listed }) {
  const [removing, setRemoving] = useState<string | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const handleRemoved = () => {
    setRemoving(null)
    // The button that had the focus is gone with what it deleted.
    setTimeout(() => area.current?.focus({ preventScroll: true }), 50)
  }
  return (
    <Section title={words.sessionHistory}>
      <div
        ref={area}
        role="region"
        aria-label={words.sessionHistory}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
        tabIndex={0}
        className="scroll-edges h-[400px] overflow-y-auto rounded-panel border border-line"
      >
        <div className="h-full [&>[role]]:m-5">
          <QueryView query={sessions} loading={words.loadingSessions}>
            {({ pages }) =>
              pages.every(({ items }) => items.length === 0) ? (
                <div className="flex h-full flex-col">
                  <div className="m-auto p-5 text-center">
                    <p className="text-balance text-ink-soft">{words.noSessions}</p>
                    <Link href="/chat" className={`${buttonClass({ variant: 'quiet' })} mt-4`}>
                      {words.startConversation}
                    </Link>
                  </div>
                  <Seascape isBelowWords className="h-44 shrink-0" />
                </div>
              ) : (
                <>
                  <ul>
                    {pages
                      .flatMap(({ items }) => items)
                      .map((session) => (
                        <SessionRow key={session.id} {...session} onDelete={setRemoving} />
                      ))}
                  </ul>
                  <ShowOlder list={sessions} place={area} className="p-4" />
                </>
              )
            }
          </QueryView>
        </div>
      </div>
      <RemovalDialog
        target={removing === null ? null : { kind: 'session', id: removing }}
        onClose={() => setRemoving(null)}
        onRemoved={handleRemoved}
      />
    </Section>
  )
}
