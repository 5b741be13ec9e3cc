import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { openChannel } from '#web/browser/channel.ts'
import { createListeners } from '#web/browser/listeners.ts'
import { concern } from '#web/chat/concern-store.ts'
import { heardBefore, type Transcribed } from '#web/chat/conversation-query.ts'
import { type Conversation, nextConversation, quiet } from '#web/chat/conversation.ts'
import { keptChat } from '#web/chat/kept-chat.ts'
import { createOutbox } from '#web/chat/outbox.ts'
import { openTurn } from '#web/chat/turn.ts'

export type ConversationStore = ReturnType<typeof createConversation>

/** One conversation, for as long as the page lives. Screens look at it; it does not end with them. */
function createConversation(client: QueryClient, sessionId: string, tellTabs: () => void) {
  const { subscribe, announce } = createListeners()
  let state = quiet
  let isBegun = false
  const outbox = createOutbox({
    client,
    sessionId,
    state: () => state,
    apply(change) {
      const next = nextConversation(state, change)
      if (next === state) return
      state = next
      announce()
    },
    tellTabs,
  })
  return {
    ...outbox,
    sessionId,
    subscribe,
    state: (): Conversation => state,
    /** A screen comes to look at it. */
    visit(list: Transcribed): void {
      if (isBegun) return void outbox.lookAgain()
      isBegun = true
      const open = openTurn(list.messages)
      concern.remember(
        sessionId,
        [...heardBefore(list), ...list.messages].filter(
          ({ id }) => open?.phase === 'failed' || id !== open?.messageId,
        ),
      )
      outbox.takeUp()
    },
  }
}

const conversations = new Map<string, ConversationStore>()
let tabs: BroadcastChannel | null = null

/** Told between tabs is which conversation has changed; of what was said in it, nothing. */
const channelName = 'leeward-conversation'

function lookAgainEverywhere(): void {
  if (document.hidden) return
  for (const { lookAgain } of conversations.values()) void lookAgain()
}

/** Also in a tab that nobody looks at. */
function sendWaitingEverywhere(): void {
  for (const { sendWaiting } of conversations.values()) sendWaiting()
}

/** Begins with the first conversation: a page without one has nothing to listen for. */
function listen(): void {
  if (keptChat.forget === forgetAll) return
  keptChat.forget = forgetAll
  tabs = openChannel(channelName)
  tabs?.addEventListener('message', ({ data }) => void conversations.get(String(data))?.lookAgain())
  // After a sleep, or without a network, something may have come that nobody here was told of.
  addEventListener('online', sendWaitingEverywhere)
  addEventListener('online', lookAgainEverywhere)
  document.addEventListener('visibilitychange', lookAgainEverywhere)
  addEventListener('beforeunload', (event) => {
    if (conversations.values().some(hasUnsavedWords)) event.preventDefault()
  })
}

const hasUnsavedWords = ({ state }: ConversationStore): boolean =>
  state().failed.some(({ isSaved }) => !isSaved)

function forgetAll(): void {
  for (const { close } of conversations.values()) close()
  conversations.clear()
  concern.forget()
}

export function conversationOf(client: QueryClient, sessionId: string): ConversationStore {
  listen()
  const known = conversations.get(sessionId)
  if (known) return known
  const tellTabs = () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin alone.
    tabs?.postMessage(sessionId)
  }
  const store = createConversation(client, sessionId, tellTabs)
  conversations.set(sessionId, store)
  return store
}

const never = () => () => {}

/** A part of what is going on; whoever looks is drawn again only when that part changes. */
export function useConversation<Part>(
  store: ConversationStore | null,
  select: (conversation: Conversation) => Part,
): Part {
  const part = () => select(store?.state() ?? quiet)
  return useSyncExternalStore(store?.subscribe ?? never, part, part)
}
