import { useEffect, useState } from 'react'
import { keptChat } from '#web/chat/kept-chat.ts'
import { bringBack, keepSoon } from '#web/chat/unsent.ts'

const hasWords = (): boolean => keptChat.words.trim() !== ''

function warnOfLeaving(event: BeforeUnloadEvent): void {
  if (hasWords()) event.preventDefault()
}

function write(text: string): void {
  keptChat.words = text
  if (hasWords()) addEventListener('beforeunload', warnOfLeaving)
  else removeEventListener('beforeunload', warnOfLeaving)
}

/**
 * The words in the box. They outlive a visit to another page, and a tab that was put away; closing the tab asks first,
 * whatever page it shows.
 */
export function useDraft(sessionId: string | null) {
  const [draft, setDraft] = useState(keptChat.words)
  const change = (text: string) => {
    write(text)
    keepSoon(sessionId)
    setDraft(text)
  }
  useEffect(() => {
    if (sessionId === null) return
    // Written before there was a conversation.
    if (hasWords()) keepSoon(sessionId)
    const show = async () => {
      const text = await bringBack(sessionId)
      if (text === null) return
      write(text)
      setDraft(text)
    }
    void show()
  }, [sessionId])
  return { draft, change }
}
