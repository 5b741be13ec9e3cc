import { useEffect, useRef, useState } from 'react'
import { announcedNotices } from '#web/chat/announced-notices.ts'
import type { Conversation } from '#web/chat/conversation.ts'
import type { WhoReplies } from '#web/chat/notice-messages.ts'
import * as words from '#web/chat/words.en.ts'
import { plainText } from '#web/ui/plain-text.ts'

/** What is read aloud once a reply is whole. One that was whole before this page was opened stands on it already. */
export function useAnnouncement(heard: Conversation['heard'], who: WhoReplies): string {
  const [announcement, setAnnouncement] = useState('')
  const known = useRef(heard)
  useEffect(() => {
    if (heard === known.current) return
    known.current = heard
    setAnnouncement('')
    if (!heard) return
    const read = async ({ notices, reply }: NonNullable<Conversation['heard']>) => {
      const announced = await announcedNotices(notices, who)
      if (known.current === heard) setAnnouncement(`${announced} ${words.replySaid(plainText(reply))}`.trim())
    }
    void read(heard)
  }, [heard, who])
  return announcement
}
