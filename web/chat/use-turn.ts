import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { listMessages, stopReply, type ChatStreamEvent, type Message } from '#contract/chat.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { finishedMessages, newTurn, withEvent, type Done, type Turn } from '#web/chat/turn.ts'
import { call } from '#web/http/call.ts'
import { newId } from '#web/http/new-id.ts'
import { queryKeyOf } from '#web/http/query-client.ts'
import { reasonOf } from '#web/http/reason.ts'
import { rejoin, say } from '#web/http/stream.ts'
import { showError } from '#web/ui/toasts.ts'

type Listener = { onEvent: (event: ChatStreamEvent) => void; onDone: (done: Done, reply: string) => void }

/** The turn in progress: saying something, following the reply, stopping it, trying again. */
export function useTurn(sessionId: string | undefined, listener: Listener) {
  const client = useQueryClient()
  const [turn, setTurn] = useState<Turn | null>(null)
  const [failed, setFailed] = useState<Turn[]>([])
  const [isStopping, setStopping] = useState(false)
  const controller = useRef<AbortController>(null)
  const heard = useRef(listener)
  heard.current = listener

  // Leaving the page only stops listening: the reply is written all the same.
  useEffect(() => () => controller.current?.abort(), [])

  const refresh = useCallback(
    async (session: string, finished: Message[]) => {
      const key = queryKeyOf(listMessages, { sessionId: session })
      const ids = new Set(finished.map(({ id }) => id))
      const standing = (all: Message[] = []) => [...all.filter(({ id }) => !ids.has(id)), ...finished]
      client.setQueryData<Message[]>(key, standing)
      const fetched = await call(listMessages, { sessionId: session }).catch(
        (): ReplyOf<typeof listMessages> => [],
      )
      // A list that is a moment behind must not take the reply off the screen.
      if (finished.every(({ id }) => fetched.some((message) => message.id === id)))
        client.setQueryData(key, fetched)
    },
    [client],
  )

  const follow = useCallback(
    async (
      session: string,
      started: Turn,
      events: (signal: AbortSignal) => AsyncIterable<ChatStreamEvent>,
    ) => {
      controller.current?.abort()
      const own = new AbortController()
      controller.current = own
      let current = started
      const show = (next: Turn) => {
        current = next
        if (!own.signal.aborted) setTurn(next)
      }
      show(started)
      setFailed((others) => others.filter(({ messageId }) => messageId !== started.messageId))
      setStopping(false)
      const fail = (reason: string | null) => {
        if (own.signal.aborted) return
        const left: Turn = { ...current, phase: 'failed', reason }
        setFailed((others) => [...others.filter(({ messageId }) => messageId !== left.messageId), left])
        setTurn(null)
        showError('Message Failed', 'Unable to send your message. Please try again.')
      }
      try {
        for await (const event of events(own.signal)) {
          if ('error' in event) return fail(event.error)
          show(withEvent(current, event))
          heard.current.onEvent(event)
          if (!('done' in event)) continue
          const finished = finishedMessages(current, event, new Date().toISOString())
          const refreshed = refresh(session, finished)
          setTurn(null)
          heard.current.onDone(event, current.reply)
          await refreshed
        }
      } catch (error) {
        fail(reasonOf(error))
      }
    },
    [refresh],
  )

  const send = useCallback(
    (text: string, repeated?: Turn) => {
      if (!sessionId) return
      const started = newTurn(
        repeated?.messageId ?? newId(),
        text,
        repeated?.sentAt ?? new Date().toISOString(),
      )
      const message = { sessionId, messageId: started.messageId, message: started.text }
      void follow(sessionId, started, (signal) => say(message, signal))
    },
    [sessionId, follow],
  )

  /** Takes up the turn that a reload found: follows a reply that is still coming, shows one that failed. */
  const takeUp = useCallback(
    (found: Turn) => {
      if (!sessionId) return
      if (found.phase === 'failed') return setFailed([found])
      void follow(sessionId, found, (signal) => rejoin(sessionId, signal))
    },
    [sessionId, follow],
  )

  const stop = useCallback(async () => {
    if (!sessionId) return
    setStopping(true)
    // Already whole, or out of reach: the stream tells how it ends.
    await call(stopReply, { sessionId }).catch(() => setStopping(false))
  }, [sessionId])

  return { turn, failed, isBusy: turn !== null, isStopping: isStopping && turn !== null, send, takeUp, stop }
}
