import type { QueryClient } from '@tanstack/react-query'
import { type ChatStreamEvent, stopReply } from '#contract/chat.ts'
import { concern } from '#web/chat/concern-store.ts'
import type { Change, Conversation } from '#web/chat/conversation.ts'
import { hearInPage } from '#web/chat/hear-in-page.ts'
import { messagesList } from '#web/chat/messages-list.ts'
import { finishedMessages, isSettled, newTurn, openTurn, type Turn } from '#web/chat/turn.ts'
import * as words from '#web/chat/words.en.ts'
import { call } from '#web/http/call.ts'
import { newId } from '#web/http/new-id.ts'
import { reasonOf } from '#web/http/reason.ts'
import { pace, rejoin, say } from '#web/http/stream.ts'
import { helpCountry } from '#web/safety/help-country.ts'
import { showError } from '#web/ui/toasts.ts'

/** Until a stop has taken effect; then the person can go on without. */
const stopTimeoutMs = 8_000

type Options = {
  client: QueryClient
  sessionId: string
  state: () => Conversation
  apply: (change: Change) => void
  /** Other tabs may look at the same conversation. */
  tellTabs: () => void
}

/** The first calls after a network has come back are often lost. */
const repeatsWhenBack = 4

/** A browser that says so is; one that does not may be all the same, and then sending fails. */
const isOffline = (): boolean => !navigator.onLine

/** Sends what is said and follows the replies, whatever page is on the screen. */
export function createOutbox({ client, sessionId, state, apply, tellTabs }: Options) {
  const list = messagesList(client, sessionId)
  let controller: AbortController | null = null
  /** What was stopped without an answer is not followed again. */
  const givenUp = new Set<string>()

  function fail(reason: string | null): void {
    apply({ type: 'failed', reason })
    tellTabs()
    showError(words.messageFailed, words.messageNotSent)
  }

  /** The server gives a reply up. Something newer may be answered instead, and then nothing has failed. */
  async function giveUp({ messageId }: Turn, reason: string, signal: AbortSignal): Promise<void> {
    const messages = await list.refresh()
    if (signal.aborted) return
    if (!messages || !isSettled(messages, messageId)) return fail(reason)
    apply({ type: 'ended' })
    takeUp()
  }

  /** Puts the finished turn among the messages. What is found in it later comes on the same line. */
  function finish(turn: Turn, done: Extract<ChatStreamEvent, { done: true }>): Promise<void> {
    const kept = list.keep(finishedMessages(turn, state().reply, done, new Date().toISOString()))
    apply({ type: 'ended' })
    tellTabs()
    return kept
  }

  const hold = (turn: Turn): void => apply({ type: 'held', turn })

  async function follow(begun: Turn, open: (signal: AbortSignal) => AsyncIterable<ChatStreamEvent>) {
    controller?.abort()
    const { signal } = (controller = new AbortController())
    const { messageId } = begun
    const place = { sessionId, messageId }
    let isDone = false
    apply({ type: 'begun', turn: begun })
    try {
      for await (const event of open(signal)) {
        if (signal.aborted) return
        if (!isDone && 'error' in event) return await giveUp(begun, event.error, signal)
        if (isDone) list.raise(messageId, event)
        else apply({ type: 'brought', event })
        concern.handleEvent(event, place)
        if (isDone || !('done' in event)) continue
        isDone = true
        await finish(state().turn ?? begun, event)
      }
      if (!signal.aborted) sendWaiting()
    } catch (error) {
      if (signal.aborted || isDone) return
      if (isOffline() && !state().turn?.isSaved) hold(begun)
      else fail(reasonOf(error))
    }
  }

  /** Its id stays: sent again after its answer was lost, it counts once. */
  function post(turn: Turn): void {
    const { messageId, text, phase } = turn
    const handleTaken = () => {
      apply({ type: 'taken' })
      tellTabs()
    }
    const message = { sessionId, messageId, message: text, country: helpCountry() }
    const repeats = phase === 'waiting' ? repeatsWhenBack : 0
    void follow({ ...turn, phase: 'sending' }, (signal) => say(message, signal, pace, handleTaken, repeats))
  }

  /** What has waited, in the order in which it was said: each once the one before it is answered. */
  function sendWaiting(): void {
    const next = state().failed.find(({ phase }) => phase === 'waiting')
    if (next && !state().turn && !isOffline()) post(next)
  }

  /** Says something new, or the same again when it failed: the id stays, so it counts once. */
  function send(text: string, repeated?: Turn): void {
    const { messageId, sentAt } = repeated ?? { messageId: newId(), sentAt: new Date().toISOString() }
    givenUp.delete(messageId)
    const { tier, concerns } = hearInPage(list.all(), text, { sessionId, messageId })
    const turn = newTurn(messageId, text, sentAt, tier, concerns)
    if (isOffline()) hold(turn)
    else post(turn)
  }

  /** Goes on with what the list has left open: follows a reply that is still coming, shows one that failed. */
  function takeUp(): void {
    const messages = list.all()
    apply({ type: 'listed', messages })
    const open = openTurn(messages)
    if (!open || state().turn || givenUp.has(open.messageId)) return
    if (open.phase === 'failed') apply({ type: 'failure-found', turn: open })
    else void follow(open, (signal) => rejoin(sessionId, signal))
  }

  /** The box is free again, whatever has become of the stop. */
  function giveUpStop(messageId: string): void {
    const { turn } = state()
    if (turn?.messageId !== messageId || turn.phase !== 'stopped') return
    controller?.abort()
    givenUp.add(messageId)
    apply({ type: 'failed', reason: turn.isSaved ? words.notStopped : null })
    void lookAgain()
  }

  /** The same words as everywhere else, unless something is being said here. */
  async function lookAgain(): Promise<void> {
    if (!state().turn && (await list.refresh()) && !state().turn) takeUp()
  }

  return {
    send,
    sendWaiting,
    /** Sends what was said, and heard, before there was a conversation. */
    sendLate(turns: readonly Turn[]): void {
      turns.forEach(hold)
      sendWaiting()
    },
    takeUp,
    lookAgain,
    async stop(): Promise<void> {
      const { turn } = state()
      if (!turn) return
      apply({ type: 'stop-asked' })
      setTimeout(giveUpStop, stopTimeoutMs, turn.messageId)
      // Already whole, or out of reach: the stream tells how it ends, or nothing does in time.
      await call(stopReply, { sessionId }).catch(() => undefined)
    },
    readEarlier: list.readEarlier,
    close: (): void => controller?.abort(),
  }
}
