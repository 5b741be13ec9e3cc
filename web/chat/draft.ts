import { useEffect, useState } from 'react'

// Kept in memory only: a person's words never go into the browser's storage.
let kept = ''

/** For whoever sits here next. */
export function forgetDraft(): void {
  kept = ''
}

/** The words in the box. They outlive a visit to another page, and closing the tab asks first. */
export function useDraft() {
  const [draft, setDraft] = useState(kept)
  const change = (text: string) => {
    kept = text
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
