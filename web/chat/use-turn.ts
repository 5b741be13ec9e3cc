import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { stopReply, type ChatStreamEvent } from '#contract/chat.ts'
import type { Screening } from '#domain/safety/tier.ts'
import { keepMessages, raiseMessage } from '#web/chat/keep-messages.ts'
import { finishedMessages, newTurn, withEvent, type Done, type Turn } from '#web/chat/turn.ts'
import { call } from '#web/http/call.ts'
import { newId } from '#web/http/new-id.ts'
import { reasonOf } from '#web/http/reason.ts'
import { rejoin, say } from '#web/http/stream.ts'
import { helpCountry } from '#web/safety/help-country.ts'
import { showError } from '#web/ui/toasts.ts'

type Listener = {
  /** What the page itself finds in a message before it is sent. */
  hear: (text: string, messageId: string) => Screening
  onEvent: (event: ChatStreamEvent, messageId: string) => void
  onDone: (done: Done, reply: string) => void
}

const without = (turns: Turn[], { messageId }: Turn) => turns.filter((other) => other.messageId !== messageId)

/** The turn in progress: saying something, following the reply, stopping it, trying again. */
export function useTurn(sessionId: string | undefined, { hear, onEvent, onDone }: Listener) {
  const client = useQueryClient()
  const [turn, setTurn] = useState<Turn | null>(null)
  const [failed, setFailed] = useState<Turn[]>([])
  const [isStopping, setStopping] = useState(false)
  const controller = useRef<AbortController>(null)

  // Leaving the page only stops listening: the reply is written all the same.
  useEffect(() => () => controller.current?.abort(), [])

  const fail = (left: Turn, reason: string | null) => {
    setFailed((others) => [...without(others, left), { ...left, phase: 'failed', reason }])
    setTurn(null)
    showError('Message Failed', 'Unable to send your message. Please try again.')
  }

  const follow = async (started: Turn, open: (signal: AbortSignal) => AsyncIterable<ChatStreamEvent>) => {
    controller.current?.abort()
    const { signal } = (controller.current = new AbortController())
    let current = started
    setTurn(current)
    setFailed((others) => without(others, started))
    setStopping(false)
    let isDone = false
    try {
      for await (const event of open(signal)) {
        if (signal.aborted) return
        if (isDone) {
          // Found after the reply was whole.
          if (sessionId) raiseMessage(client, sessionId, started.messageId, event)
          onEvent(event, started.messageId)
          continue
        }
        if ('error' in event) return fail(current, event.error)
        current = withEvent(current, event)
        setTurn(current)
        onEvent(event, started.messageId)
        if (!('done' in event)) continue
        const finished = finishedMessages(current, event, new Date().toISOString())
        isDone = true
        const kept = sessionId && keepMessages(client, sessionId, finished)
        setTurn(null)
        onDone(event, current.reply)
        await kept
      }
    } catch (error) {
      if (!signal.aborted && !isDone) fail(current, reasonOf(error))
    }
  }

  /** Says something new, or the same again when it failed: the id stays, so it counts once. */
  const send = (text: string, repeated?: Turn) => {
    if (!sessionId) return
    const { messageId, sentAt } = repeated ?? { messageId: newId(), sentAt: new Date().toISOString() }
    const { tier, concerns } = hear(text, messageId)
    void follow(newTurn(messageId, text, sentAt, tier, concerns), (signal) =>
      say({ sessionId, messageId, message: text, country: helpCountry() }, signal),
    )
  }

  /** Takes up the turn that a reload found: follows a reply that is still coming, shows one that failed. */
  const takeUp = (found: Turn) => {
    if (!sessionId) return
    if (found.phase === 'failed') return setFailed([found])
    void follow(found, (signal) => rejoin(sessionId, signal))
  }

  const stop = async () => {
    if (!sessionId) return
    setStopping(true)
    // Already whole, or out of reach: the stream tells how it ends.
    await call(stopReply, { sessionId }).catch(() => setStopping(false))
  }

  return { turn, failed, isBusy: turn !== null, isStopping: isStopping && turn !== null, send, takeUp, stop }
}
