import { ArrowDown } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import type { HeardMessage } from '#contract/chat.ts'
import { type ConversationStore, useConversation } from '#web/chat/conversation-store.ts'
import type { Earlier } from '#web/chat/earlier-lines.tsx'
import { HoldScroll } from '#web/chat/hold-scroll.ts'
import { type Care, Lines, type Line } from '#web/chat/lines.tsx'
import { LiveReply } from '#web/chat/live-reply.tsx'
import { useFollowEnd } from '#web/chat/use-follow-end.ts'
import * as words from '#web/chat/words.en.ts'
import { LaterPart } from '#web/shell/later-part.tsx'
import { lazyPart } from '#web/shell/lazy-part.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const EarlierLines = lazyPart<Earlier>(async () => (await import('#web/chat/earlier-lines.tsx')).EarlierLines)

type Props = {
  lines: Line[]
  /** What was heard before the first of them. */
  before: readonly HeardMessage[]
  /** What leads to those before them; null where there are none. */
  earlier: string | null
  /** Said under it, always in sight. */
  whoReplies: string
  conversation: ConversationStore | null
  /** What is shown before anything was said. */
  welcome: ReactNode
  /** Exercises, each behind the reply that offered it. */
  exercises: ReadonlyMap<string, ReactNode>
  care: Care
  /** What follows the last message. */
  children: ReactNode
}

/** The conversation. Read aloud only when asked: what is new is announced once, elsewhere. */
export function Transcript({
  lines,
  before,
  earlier,
  whoReplies,
  conversation,
  welcome,
  exercises,
  care,
  children,
}: Props) {
  const { box, content, isAtEnd, follow, goToEnd, hold } = useFollowEnd(lines[0]?.id)
  const said = useConversation(conversation, ({ turn }) => turn?.messageId)
  // Whoever speaks wants to see the answer.
  useEffect(() => {
    if (said) follow()
  }, [said, follow])
  const goToLatest = () => {
    // The button goes with the way that it shows; the focus does not go with it.
    box.current?.focus({ preventScroll: true })
    goToEnd(matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
  }

  return (
    <>
      <div
        ref={box}
        // Where the card moves on, the browser would hold what was in view, and the newest words be out of it.
        className={classNames(
          'transcript min-h-0 grow overflow-y-auto overscroll-contain short:min-h-64',
          isAtEnd && '[overflow-anchor:none]',
        )}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        tabIndex={0}
        role="region"
        aria-label={words.conversation}
      >
        <div ref={content} className="flex min-h-full flex-col gap-3 px-5 py-5 sm:px-6">
          {lines.length === 0 && welcome}
          {earlier !== null && conversation && (
            <LaterPart>
              <EarlierLines box={box} earlier={earlier} onRead={conversation.readEarlier} />
            </LaterPart>
          )}
          <div role="log" aria-live="off" aria-label={words.messages} className="flex flex-col gap-3">
            <HoldScroll value={hold}>
              <Lines lines={lines} before={before} after={exercises} care={care} />
            </HoldScroll>
            {said && <LiveReply conversation={conversation} />}
          </div>
          {children}
        </div>
      </div>
      <div className="flex min-h-9 shrink-0 items-center gap-x-3 border-t border-line px-5 sm:px-6">
        <p className="grow text-small leading-tight text-ink-soft">{whoReplies}</p>
        {!isAtEnd && (
          <IconButton
            label={words.scrollToLatest}
            icon={<ArrowDown aria-hidden="true" className="size-5" />}
            className="-my-1 -me-3"
            onClick={goToLatest}
          />
        )}
      </div>
    </>
  )
}
