import { ArrowDown } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useStickToBottom } from 'use-stick-to-bottom'
import { type ConversationStore, useConversation } from '#web/chat/conversation-store.ts'
import { HoldScroll } from '#web/chat/hold-scroll.ts'
import { type Care, Lines, type Line } from '#web/chat/lines.tsx'
import { LiveReply } from '#web/chat/live-reply.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

type Props = {
  lines: Line[]
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
export function Transcript({ lines, conversation, welcome, exercises, care, children }: Props) {
  const { scrollRef, contentRef, isAtBottom, scrollToBottom, stopScroll } = useStickToBottom({
    resize: 'instant',
    initial: 'instant',
  })
  const said = useConversation(conversation, ({ turn }) => turn?.messageId)
  // Whoever speaks wants to see the answer.
  useEffect(() => {
    if (said) void scrollToBottom('instant')
  }, [said, scrollToBottom])

  return (
    <div className="transcript relative min-h-0 grow max-sm:tall:[container-type:size] short:min-h-64">
      <div
        ref={scrollRef}
        // Where the card moves on, the browser would hold what was in view, and the newest words be out of it.
        className={classNames(
          'h-full overflow-y-auto overscroll-contain',
          isAtBottom && '[overflow-anchor:none]',
        )}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
        tabIndex={0}
        role="region"
        aria-label="Conversation"
      >
        <div ref={contentRef} className="flex min-h-full flex-col gap-3 px-5 py-5 sm:px-6">
          {lines.length === 0 && welcome}
          <div role="log" aria-live="off" aria-label="Messages" className="flex flex-col gap-3">
            <HoldScroll value={stopScroll}>
              <Lines lines={lines} after={exercises} care={care} />
            </HoldScroll>
            {said && <LiveReply conversation={conversation} />}
          </div>
          {children}
        </div>
      </div>
      {!isAtBottom && (
        <IconButton
          label="Scroll to latest"
          icon={<ArrowDown aria-hidden="true" className="size-5" />}
          // It lies in the margin, beside the words; a finger meets it in a wider ring.
          className="absolute right-1 bottom-2 !size-9 border border-line-strong bg-surface shadow-panel before:absolute before:-inset-1 sm:right-1.5"
          onClick={() => void scrollToBottom()}
        />
      )}
    </div>
  )
}
