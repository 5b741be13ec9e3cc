import { useEffect, useState } from 'react'
import { keptDraft } from '#web/chat/kept-draft.ts'

/** The words in the box. They outlive a visit to another page, and closing the tab asks first. */
export function useDraft() {
  const [draft, setDraft] = useState(keptDraft.words)
  const change = (text: string) => {
    keptDraft.words = text
    setDraft(text)
  }
  const hasWords = draft.trim() !== ''
  useEffect(() => {
    if (!hasWords) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasWords])
  return { draft, change }
}
