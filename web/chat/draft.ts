import { useState } from 'react'
import { keptChat } from '#web/chat/kept-chat.ts'

const hasWords = (): boolean => keptChat.words.trim() !== ''

function warnOfLeaving(event: BeforeUnloadEvent): void {
  if (hasWords()) event.preventDefault()
}

/** The words in the box. They outlive a visit to another page, and closing the tab asks first, whatever page it shows. */
export function useDraft() {
  const [draft, setDraft] = useState(keptChat.words)
  const change = (text: string) => {
    keptChat.words = text
    if (hasWords()) addEventListener('beforeunload', warnOfLeaving)
    else removeEventListener('beforeunload', warnOfLeaving)
    setDraft(text)
  }
  return { draft, change }
}
