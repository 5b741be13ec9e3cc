import { useEffect, useLayoutEffect, useState } from 'react'
import { createListeners } from '#web/browser/listeners.ts'
import { keptChat } from '#web/chat/kept-chat.ts'
import { bringBack, keepSoon } from '#web/chat/unsent.ts'

const hasWords = (): boolean => keptChat.words.trim() !== ''

function warnOfLeaving(event: BeforeUnloadEvent): void {
  if (hasWords()) event.preventDefault()
}

const { subscribe, announce } = createListeners()
const wordsNow = (): string => keptChat.words

function write(text: string): void {
  keptChat.words = text
  announce()
  if (hasWords()) addEventListener('beforeunload', warnOfLeaving)
  else removeEventListener('beforeunload', warnOfLeaving)
}

export function changeDraft(text: string, sessionId: string | null): void {
  write(text)
  keepSoon(sessionId)
}

/**
 * The words in the box. They outlive a visit to another page, and a tab that was put away; closing the tab asks first,
 * whatever page it shows.
 */
export function useDraft(sessionId: string | null) {
  const [draft, setDraft] = useState(wordsNow)
  // In layout: what was written to the first words of the page is given back before other effects run.
  useLayoutEffect(() => subscribe(() => setDraft(wordsNow())), [])
  useEffect(() => {
    if (sessionId === null) return
    // Written before there was a conversation.
    if (hasWords()) keepSoon(sessionId)
    const show = async () => {
      const text = await bringBack(sessionId)
      if (text !== null) write(text)
    }
    void show()
  }, [sessionId])
  return { draft, change: (text: string) => changeDraft(text, sessionId) }
}
