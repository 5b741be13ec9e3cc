import { memo, type ReactNode } from 'react'
import type { HeardMessage, Message } from '#contract/chat.ts'
import type { NoticeKind } from '#domain/chat/notices.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'
import { dayName } from '#web/chat/day-name.ts'
import { PersonLine, ReplyLine } from '#web/chat/message-line.tsx'
import { shownConcern } from '#web/chat/shown-concern.ts'
import type { Turn } from '#web/chat/turn.ts'
import { CareCard } from '#web/safety/care-card.tsx'
import { SlimHelp } from '#web/safety/slim-help.tsx'
import { dayKey } from '#web/ui/times.ts'
import { useToday } from '#web/ui/use-today.ts'

/** One thing that was said, and what is known about it. */
export type Line = {
  id: string
  at: string
  /** The day of that, as this device counts days. */
  day: string
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

const makeLine = (message: Message, sessionId: string): Line => ({
  id: message.id,
  at: message.timestamp,
  day: dayKey(message.timestamp),
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

const known = new WeakMap<Message, Line>()

/** The same line for the same message: of a thousand of them none is drawn again because something new is said. */
function lineOf(message: Message, sessionId: string): Line {
  const line = known.get(message) ?? makeLine(message, sessionId)
  known.set(message, line)
  return line
}

const turnLine = ({ messageId, sentAt, tier, concerns }: Turn, show: ReactNode): Line => ({
  id: messageId,
  at: sentAt,
  day: dayKey(sentAt),
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

type LineBoxProps = {
  line: Line
  isFar: boolean
  /** Where another day begins. */
  dayName: string | null
  /** What stands under it. */
  children: ReactNode
}

const LineBox = memo(function LineBox({ line, isFar, dayName: name, children }: LineBoxProps) {
  return (
    <div className={isFar ? far : 'contents'}>
      {name !== null && <p className="my-1 text-center text-small font-semibold text-ink-soft">{name}</p>}
      {line.show}
      {children}
    </div>
  )
})

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
  const shown = lines.map((line, index) => {
    const isHelped = help?.under === line.id
    const below = after.get(line.id)
    const begins = lines[index - 1]?.day !== line.day
    return (
      <LineBox
        key={line.id}
        line={line}
        isFar={lines.length - index > alwaysDrawn && !isHelped && !below}
        dayName={begins ? dayName(line.at, today) : null}
      >
        {isHelped || below ? (
          <>
            {isHelped && (bar || <CareCard {...help} onCorrect={() => care.onCorrect(help.id, help)} />)}
            {below}
          </>
        ) : null}
      </LineBox>
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
