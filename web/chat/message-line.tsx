import { memo } from 'react'
import type { Message } from '#contract/chat.ts'
import type { NoticeKind } from '#domain/chat/notices.ts'
import { PersonBubble } from '#web/chat/person-bubble.tsx'
import { Rating } from '#web/chat/rating.tsx'
import { ReplyBubble } from '#web/chat/reply-bubble.tsx'
import { WrittenBy } from '#web/chat/written-by.tsx'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'

type Notices = { kinds: readonly NoticeKind[] }

// Seldom shown, beside some messages.
const NoticeLines = lazyPart<Notices>(async () => (await import('#web/chat/notice-lines.tsx')).NoticeLines)

const NoticesBeside = ({ kinds }: Notices) =>
  kinds.length > 0 && (
    <LaterPart>
      <NoticeLines kinds={kinds} />
    </LaterPart>
  )

type PersonProps = {
  text: string
  at: string
  notices: readonly NoticeKind[]
  /** Sent by itself once there is a network. */
  isWaiting?: boolean
  /** Of what failed. */
  retry?: { reason: string | null; disabled: boolean; onRetry: () => void }
}

// A conversation can be long: what was said is drawn once, and again only when it has changed.
export const PersonLine = memo(function PersonLine({
  text,
  at,
  notices,
  isWaiting = false,
  retry,
}: PersonProps) {
  return (
    <>
      <PersonBubble text={text} at={at} isWaiting={isWaiting} hasFailed={retry !== undefined} {...retry} />
      <NoticesBeside kinds={notices} />
    </>
  )
})

export const ReplyLine = memo(function ReplyLine({
  message,
  sessionId,
}: {
  message: Message
  sessionId: string
}) {
  const { isImported = false } = message
  return (
    <ReplyBubble
      text={message.content}
      at={message.timestamp}
      isStopped={message.isStopped ?? false}
      isImported={isImported}
    >
      {!isImported && (
        <>
          <span className="flex">
            <Rating message={message} sessionId={sessionId} />
          </span>
          <WrittenBy message={message} />
        </>
      )}
    </ReplyBubble>
  )
})
