import { useEffect, useState } from 'react'
import type { ConversationStore } from '#web/chat/conversation-store.ts'
import { ReplyBubble } from '#web/chat/reply-bubble.tsx'
import { TypingIndicator } from '#web/chat/typing-indicator.tsx'

/** The reply as far as it has come, at most once a frame: pieces often come many at a time. */
function useLiveReply(conversation: ConversationStore | null): string {
  const [reply, setReply] = useState(() => conversation?.state().reply ?? '')
  useEffect(() => {
    if (!conversation) return
    let frame = 0
    const draw = () => {
      frame = 0
      setReply(conversation.state().reply)
    }
    const drawNext = () => (frame ||= requestAnimationFrame(draw))
    drawNext()
    const stop = conversation.subscribe(drawNext)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [conversation])
  return reply
}

/** The reply that is being written. Its pieces draw this again, and nothing else. */
export function LiveReply({ conversation }: { conversation: ConversationStore | null }) {
  const reply = useLiveReply(conversation)
  return reply === '' ? <TypingIndicator /> : <ReplyBubble text={reply} isWriting />
}
