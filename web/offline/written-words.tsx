import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { concern, useConcern } from '#web/chat/concern-store.ts'
import { showCrisisAnywhere } from '#web/chat/crisis-anywhere.tsx'
import { PersonBubble } from '#web/chat/person-bubble.tsx'
import { shownConcern } from '#web/chat/shown-concern.ts'
import type { Turn } from '#web/chat/turn.ts'
import { useWritten } from '#web/offline/use-written.ts'
import * as words from '#web/offline/words.en.ts'
import { WriteDown } from '#web/offline/write-down.tsx'
import { CareCard } from '#web/safety/care-card.tsx'
import { usePageFloor } from '#web/safety/page-floor.ts'
import { SlimHelp } from '#web/safety/slim-help.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'

/** Help stands under the words that call for it. */
function Help({ shown, sessionId }: { shown: readonly Turn[]; sessionId: string | null }) {
  const { corrected } = useConcern()
  const heard = shown.map(({ messageId, sentAt, tier, concerns }) => ({
    id: messageId,
    at: sentAt,
    isPersons: true,
    isCorrected: false,
    tier,
    concerns,
  }))
  const help = shownConcern(heard, corrected)
  if (!help) return null
  const messageId = help.isCorrected ? null : help.id
  if (help.isSlim)
    return <SlimHelp {...help} onOpen={() => concern.openAgain(help, { sessionId, messageId })} />
  return (
    <CareCard
      {...help}
      onCorrect={() => void concern.correct({ sessionId, messageId: help.id }, 'card', help)}
    />
  )
}

/** What somebody writes while nobody can answer: it is heard here, waits, and is sent once. */
export function WrittenWords({ isBack }: { isBack: boolean }) {
  const client = useQueryClient()
  const { shown, isAllSent, hasFailed, sessionId, retry, tryAgain, write } = useWritten(isBack)
  const way = useRef<HTMLAnchorElement>(null)
  usePageFloor()
  useEffect(() => {
    // The box has gone, and has taken the focus along.
    if (isAllSent && document.activeElement === document.body) way.current?.focus({ preventScroll: true })
  }, [isAllSent])
  useEffect(() => showCrisisAnywhere(client), [client])

  return (
    <Section title={words.write} about={isAllSent ? null : words.aboutWrite}>
      {shown.length > 0 && (
        <div role="log" aria-live="off" aria-label={words.written} className="grid gap-3">
          {shown.map((one) => (
            <PersonBubble
              key={one.messageId}
              text={one.text}
              at={one.sentAt}
              isWaiting={one.phase === 'waiting'}
              hasFailed={one.phase === 'failed'}
              reason={one.reason}
              onRetry={() => retry(one)}
            />
          ))}
          <Help shown={shown} sessionId={sessionId} />
        </div>
      )}
      <div role="status" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {isAllSent && (
          <>
            <p>{words.allSent}</p>
            <a ref={way} href="/chat" className={buttonClass({ size: 'small' })}>
              {words.seeReply}
            </a>
          </>
        )}
        {hasFailed && (
          <>
            <p>{words.notSent}</p>
            <Button size="small" variant="quiet" onClick={tryAgain}>
              {words.tryAgain}
            </Button>
          </>
        )}
      </div>
      {!isAllSent && <WriteDown isBack={isBack} onWrite={write} />}
    </Section>
  )
}
