import { ArrowDown } from 'lucide-react'
import { Fragment, useState, type ReactNode } from 'react'
import { useStickToBottom } from 'use-stick-to-bottom'
import type { Message } from '#contract/chat.ts'
import { isAtLeast, type Concern, type Tier } from '#domain/safety/tier.ts'
import { PersonBubble } from '#web/chat/person-bubble.tsx'
import { Rating } from '#web/chat/rating.tsx'
import { ReplyBubble } from '#web/chat/reply-bubble.tsx'
import { dayName, isSameDay } from '#web/chat/times.ts'
import type { Turn } from '#web/chat/turn.ts'
import { TypingIndicator } from '#web/chat/typing-indicator.tsx'
import { CareCard } from '#web/safety/care-card.tsx'
import { Button } from '#web/ui/button.tsx'

type Line = { id: string; at: string; tier: Tier; concerns: Concern[]; show: ReactNode }

type Props = {
  messages: Message[]
  messagesKey: string[]
  turn: Turn | null
  failed: Turn[]
  isSending: boolean
  onRetry: (turn: Turn) => void
  /** What is shown before anything was said. */
  welcome: ReactNode
  /** What follows the last message: choices, exercises. */
  children: ReactNode
}

const Day = ({ at, now }: { at: string; now: Date }) => (
  <p className="my-1 text-center text-small font-semibold text-ink-soft">{dayName(at, now)}</p>
)

const lineOf = (message: Message, messagesKey: string[]): Line => ({
  id: message.id,
  at: message.timestamp,
  tier: message.tier ?? 'none',
  concerns: [],
  show:
    message.role === 'user' ? (
      <PersonBubble text={message.content} at={message.timestamp} />
    ) : (
      <ReplyBubble text={message.content} at={message.timestamp} isStopped={message.isStopped ?? false}>
        <Rating message={message} messagesKey={messagesKey} />
      </ReplyBubble>
    ),
})

const turnLine = ({ messageId, sentAt, tier, concerns }: Turn, show: ReactNode): Line => ({
  id: messageId,
  at: sentAt,
  tier,
  concerns,
  show,
})

/** The conversation. Read aloud only when asked: what is new is announced once, elsewhere. */
export function Transcript({
  messages,
  messagesKey,
  turn,
  failed,
  isSending,
  onRetry,
  welcome,
  children,
}: Props) {
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = useStickToBottom({
    resize: 'instant',
    initial: 'instant',
  })
  const [now] = useState(() => new Date())
  const own = new Set([...failed, ...(turn ? [turn] : [])].map(({ messageId }) => messageId))
  const lines: Line[] = [
    ...messages.filter(({ id }) => !own.has(id)).map((message) => lineOf(message, messagesKey)),
    ...failed.map((left) =>
      turnLine(
        left,
        <PersonBubble
          text={left.text}
          at={left.sentAt}
          hasFailed
          reason={left.reason}
          isOff={isSending}
          onRetry={() => onRetry(left)}
        />,
      ),
    ),
    ...(turn ? [turnLine(turn, <PersonBubble text={turn.text} at={turn.sentAt} />)] : []),
  ]
  // Help stands under the latest words that call for it; once is enough.
  const concerned = lines.findLast(({ tier }) => isAtLeast(tier, 'care'))?.id
  return (
    <div className="relative min-h-0 grow short:min-h-64">
      <div
        ref={scrollRef}
        className="h-full overflow-y-auto overscroll-contain"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        tabIndex={0}
        role="region"
        aria-label="Conversation"
      >
        <div ref={contentRef} className="flex flex-col gap-3 px-4 py-5 sm:px-7">
          {lines.length === 0 && welcome}
          <div role="log" aria-live="off" aria-label="Messages" className="flex flex-col gap-3">
            {lines.map(({ id, at, tier, concerns, show }, index) => {
              const before = lines[index - 1]
              return (
                <Fragment key={id}>
                  {(!before || !isSameDay(before.at, at)) && <Day at={at} now={now} />}
                  {show}
                  {id === concerned && <CareCard tier={tier} concerns={concerns} />}
                </Fragment>
              )
            })}
            {turn?.phase === 'sending' && <TypingIndicator />}
            {turn?.phase === 'writing' && <ReplyBubble text={turn.reply} isWriting />}
          </div>
          {children}
        </div>
      </div>
      {!isAtBottom && (
        <Button
          look="quiet"
          size="small"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-panel"
          onClick={() => void scrollToBottom()}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          Scroll to latest
        </Button>
      )}
    </div>
  )
}
