import { Fragment, type ReactNode } from 'react'
import type { Message } from '#contract/chat.ts'
import type { NoticeKind } from '#domain/chat/notices.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'
import { dayName } from '#web/chat/day-name.ts'
import { PersonBubble } from '#web/chat/person-bubble.tsx'
import { Rating } from '#web/chat/rating.tsx'
import { ReplyBubble } from '#web/chat/reply-bubble.tsx'
import { shownConcern } from '#web/chat/shown-concern.ts'
import type { Turn } from '#web/chat/turn.ts'
import { CareCard } from '#web/safety/care-card.tsx'
import { SlimHelp } from '#web/safety/slim-help.tsx'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { isSameDay } from '#web/ui/times.ts'

type Notices = { kinds: readonly NoticeKind[] }

// Seldom shown, beside some messages.
const NoticeLines = lazyPart<Notices>(async () => (await import('#web/chat/notice-lines.tsx')).NoticeLines)

const NoticesBeside = ({ kinds }: Notices) =>
  kinds.length > 0 && (
    <LaterPart>
      <NoticeLines kinds={kinds} />
    </LaterPart>
  )

/** One thing that was said, and what is known about it. */
export type Line = {
  id: string
  at: string
  isPersons: boolean
  tier: Tier
  concerns: Concern[]
  isCorrected: boolean
  show: ReactNode
}

type Conversation = {
  messages: Message[]
  messagesKey: string[]
  turn: Turn | null
  failed: Turn[]
  onRetry: (turn: Turn) => void
}

const lineOf = (message: Message, messagesKey: string[]): Line => ({
  id: message.id,
  at: message.timestamp,
  isPersons: message.role === 'user',
  tier: message.tier ?? 'none',
  concerns: message.concerns ?? [],
  isCorrected: message.isCorrected ?? false,
  show:
    message.role === 'user' ? (
      <>
        <PersonBubble text={message.content} at={message.timestamp} />
        <NoticesBeside kinds={message.notices ?? []} />
      </>
    ) : (
      <ReplyBubble
        text={message.content}
        at={message.timestamp}
        isStopped={message.isStopped ?? false}
        isImported={message.isImported ?? false}
      >
        {!message.isImported && <Rating message={message} messagesKey={messagesKey} />}
      </ReplyBubble>
    ),
})

const turnLine = ({ messageId, sentAt, tier, concerns }: Turn, show: ReactNode): Line => ({
  id: messageId,
  at: sentAt,
  isPersons: true,
  tier,
  concerns,
  isCorrected: false,
  show,
})

/** Everything that was said, in order; what failed, and then what is being said, last. */
export function linesOf({ messages, messagesKey, turn, failed, onRetry }: Conversation): Line[] {
  const open = turn ? [...failed, turn] : failed
  const settled = messages.filter(({ id }) => !open.some(({ messageId }) => messageId === id))
  return [
    ...settled.map((message) => lineOf(message, messagesKey)),
    ...open.map((one) => {
      const retry = {
        hasFailed: true,
        reason: one.reason,
        isDisabled: turn !== null,
        onRetry: () => onRetry(one),
      }
      return turnLine(
        one,
        <>
          <PersonBubble text={one.text} at={one.sentAt} {...(one.phase === 'failed' && retry)} />
          <NoticesBeside kinds={one.notices} />
        </>,
      )
    }),
  ]
}

/** What the person said of the help that was shown, and how they say it. */
export type Care = {
  corrected: ReadonlyMap<string, Tier>
  onCorrect: (messageId: string, concern: Concerned) => void
  /** All the ways to help again. */
  onOpen: (concern: Concerned, messageId: string | null) => void
}
type Concerned = { tier: Tier; concerns: Concern[]; latestId: string }

type LinesProps = { lines: Line[]; after: ReadonlyMap<string, ReactNode>; care: Care }

/** Lines with their days between them. `after` stands behind the line of its id. */
export function Lines({ lines, after, care }: LinesProps) {
  const now = new Date(lines.at(-1)?.at ?? 0)
  // Help stands under the latest words that call for it; once is enough.
  const help = shownConcern(lines, care.corrected)
  return lines.map(({ id, at, show }, index) => {
    const before = lines[index - 1]
    return (
      <Fragment key={id}>
        {(!before || !isSameDay(before.at, at)) && (
          <p className="my-1 text-center text-small font-semibold text-ink-soft">{dayName(at, now)}</p>
        )}
        {show}
        {help?.under === id &&
          (help.isSlim ? (
            <SlimHelp {...help} onOpen={() => care.onOpen(help, help.isCorrected ? null : help.id)} />
          ) : (
            <CareCard {...help} onCorrect={() => care.onCorrect(help.id, help)} />
          ))}
        {after.get(id)}
      </Fragment>
    )
  })
}
