import { type ConversationStore, useConversation } from '#web/chat/conversation-store.ts'
import { ReplyBubble } from '#web/chat/reply-bubble.tsx'
import { TypingIndicator } from '#web/chat/typing-indicator.tsx'

/** The reply that is being written. Each piece of it draws this again, and nothing else. */
export function LiveReply({ conversation }: { conversation: ConversationStore | null }) {
  const reply = useConversation(conversation, (now) => now.reply)
  return reply === '' ? <TypingIndicator /> : <ReplyBubble text={reply} isWriting />
}
