import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Screening } from '#domain/safety/tier.ts'
import { conversationQuery } from '#web/chat/conversation-query.ts'
import { type ConversationStore, conversationOf, useConversation } from '#web/chat/conversation-store.ts'
import { hearInPage } from '#web/chat/hear-in-page.ts'
import { newTurn, type Turn } from '#web/chat/turn.ts'
import { newId } from '#web/http/new-id.ts'
import { storeSession } from '#web/sessions/session-of-tab.ts'
import { openSession } from '#web/sessions/session-queries.ts'

/** The conversation that this browser was in, else a new one. */
async function openConversation(client: QueryClient): Promise<ConversationStore> {
  const sessionId = await openSession(client)
  const messages = await client.fetchQuery(conversationQuery(sessionId))
  storeSession(sessionId)
  const conversation = conversationOf(client, sessionId)
  conversation.visit(messages)
  return conversation
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** What is written while nobody can be reached: heard at once, kept in memory, sent once there is a way. */
export function useWritten(isBack: boolean) {
  const client = useQueryClient()
  const [written, setWritten] = useState<readonly Turn[]>([])
  const [handed, setHanded] = useState(0)
  const [conversation, setConversation] = useState<ConversationStore | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const opening = useRef<Promise<ConversationStore>>(null)
  const unsent = useConversation(conversation, ({ failed }) => failed)
  const turn = useConversation(conversation, (now) => now.turn)
  const isWaiting = handed < written.length

  useEffect(() => {
    if (!isBack || hasFailed || !isWaiting) return
    let isStale = false
    const handOver = (to: ConversationStore) => {
      if (isStale) return
      setConversation(to)
      setHanded(written.length)
      to.sendLate(written.slice(handed))
    }
    const begun = opening.current ?? openConversation(client)
    opening.current = begun
    begun.then(handOver, () => {
      opening.current = null
      setFailed(true)
    })
    return () => void (isStale = true)
  }, [isBack, hasFailed, isWaiting, written, handed, client])

  useEffect(() => {
    if (!isWaiting) return
    addEventListener('beforeunload', askBeforeLeaving)
    return () => removeEventListener('beforeunload', askBeforeLeaving)
  }, [isWaiting])

  /** As far as it has come by now. */
  const asItIs = (one: Turn, index: number): Turn =>
    [...unsent, ...(turn ? [turn] : [])].find(({ messageId }) => messageId === one.messageId) ??
    (index < handed ? { ...one, phase: 'sent', isSaved: true } : one)
  const shown = written.map(asItIs)

  return {
    shown,
    isAllSent: shown.length > 0 && shown.every(({ isSaved }) => isSaved),
    hasFailed,
    sessionId: conversation?.sessionId ?? null,
    retry: (one: Turn) => conversation?.send(one.text, one),
    tryAgain: () => setFailed(false),
    write(text: string): void {
      const [messageId, sentAt] = [newId(), new Date().toISOString()]
      const before = written.map((one) => ({
        id: one.messageId,
        role: 'user' as const,
        content: one.text,
        timestamp: one.sentAt,
        concerns: one.concerns,
      }))
      const hearOf = ({ tier, concerns }: Screening) =>
        setWritten((all) =>
          all.map((one) => (one.messageId === messageId ? { ...one, tier, concerns } : one)),
        )
      const heard = hearInPage(before, text, { sessionId: null, messageId }, hearOf)
      const said = newTurn(messageId, text, sentAt, heard.tier, heard.concerns)
      setWritten([...written, { ...said, phase: 'waiting' }])
    },
  }
}
