import type { ReactNode } from 'react'
import type { HeardMessage, Message } from '#contract/chat.ts'
import type { NoticeKind } from '#domain/chat/notices.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'
import { dayName } from '#web/chat/day-name.ts'
import { PersonLine, ReplyLine } from '#web/chat/message-line.tsx'
import { shownConcern } from '#web/chat/shown-concern.ts'
import type { Turn } from '#web/chat/turn.ts'
import { CareCard } from '#web/safety/care-card.tsx'
import { SlimHelp } from '#web/safety/slim-help.tsx'
import { isSameDay } from '#web/ui/times.ts'
import { useToday } from '#web/ui/use-today.ts'

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

type Said = {
  messages: Message[]
  sessionId: string
  turn: Turn | null
  failed: readonly Turn[]
  onRetry: (turn: Turn) => void
}

const none: readonly NoticeKind[] = []

const lineOf = (message: Message, sessionId: string): Line => ({
  id: message.id,
  at: message.timestamp,
  isPersons: message.role === 'user',
  tier: message.tier ?? 'none',
  concerns: message.concerns ?? [],
  isCorrected: message.isCorrected ?? false,
  show:
    message.role === 'user' ? (
      <PersonLine text={message.content} at={message.timestamp} notices={message.notices ?? none} />
    ) : (
      <ReplyLine message={message} sessionId={sessionId} />
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
export function linesOf({ messages, sessionId, turn, failed, onRetry }: Said): Line[] {
  const open = turn ? [...failed, turn] : failed
  const settled = messages.filter(({ id }) => !open.some(({ messageId }) => messageId === id))
  return [
    ...settled.map((message) => lineOf(message, sessionId)),
    ...open.map((one) => {
      const retry = { reason: one.reason, disabled: turn !== null, onRetry: () => onRetry(one) }
      const { text, sentAt, notices, phase } = one
      return turnLine(
        one,
        <PersonLine
          text={text}
          at={sentAt}
          notices={notices}
          isWaiting={phase === 'waiting'}
          {...(phase === 'failed' && { retry })}
        />,
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

/** So many of the latest lines are drawn wherever the conversation is scrolled to. */
const alwaysDrawn = 40
/** Farther up, only what is in sight. What stands out of a line, as a ring of focus, has its room. */
const far = '-m-1 flex flex-col gap-3 p-1 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]'

type LinesProps = {
  lines: Line[]
  /** What was heard before the first of them. */
  before: readonly HeardMessage[]
  after: ReadonlyMap<string, ReactNode>
  care: Care
}

const heardLine = ({ id, timestamp, tier = 'none', concerns = [], isCorrected = false }: HeardMessage) => ({
  id,
  at: timestamp,
  isPersons: true,
  tier,
  concerns,
  isCorrected,
})

/** Lines with their days between them. `after` stands behind the line of its id. */
export function Lines({ lines, before: heard, after, care }: LinesProps) {
  const today = useToday()
  // Help stands under the latest words that call for it; once is enough.
  const help = shownConcern([...heard.map(heardLine), ...lines], care.corrected)
  const bar = help?.isSlim && (
    <SlimHelp {...help} onOpen={() => care.onOpen(help, help.isCorrected ? null : help.id)} />
  )
  const shown = lines.map(({ id, at, show }, index) => {
    const before = lines[index - 1]
    const isHelped = help?.under === id
    const below = after.get(id)
    const isFar = lines.length - index > alwaysDrawn && !isHelped && !below
    return (
      <div key={id} className={isFar ? far : 'contents'}>
        {(!before || !isSameDay(before.at, at)) && (
          <p className="my-1 text-center text-small font-semibold text-ink-soft">{dayName(at, today)}</p>
        )}
        {show}
        {isHelped && (bar || <CareCard {...help} onCorrect={() => care.onCorrect(help.id, help)} />)}
        {below}
      </div>
    )
  })
  // The bar stays in sight, also where the words that it stands under are farther up than what is here.
  return (
    <>
      {heard.some(({ id }) => id === help?.under) && bar}
      {shown}
    </>
  )
}
