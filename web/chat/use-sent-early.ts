import { useEffect, useRef, useState } from 'react'
import { changeDraft } from '#web/chat/draft.ts'
import { keptChat } from '#web/chat/kept-chat.ts'

type Early = { text: string; box: string }
type Options = {
  sessionId: string | undefined
  isReady: boolean
  /** There will be no conversation unless somebody asks again. */
  hasFailed: boolean
  send: (text: string) => void
}

/** What was sent before there was a conversation goes once there is one, unless something else is written by then. */
export function useSentEarly({ sessionId, isReady, hasFailed, send }: Options) {
  const [early, setEarly] = useState<Early | null>(null)
  const settled = useRef<Early | null>(null)
  const isOver = isReady || hasFailed
  useEffect(() => {
    if (!isOver || settled.current === early) return
    settled.current = early
    if (early === null || hasFailed || keptChat.words !== early.box) return
    if (early.box.trim() === early.text) changeDraft('', sessionId ?? null)
    send(early.text)
  }, [early, isOver, hasFailed, sessionId, send])
  return {
    /** What stands in the box while something waits. */
    waitingBox: isOver ? null : (early?.box ?? null),
    sendOnceReady: (text: string) => setEarly({ text, box: keptChat.words }),
  }
}
