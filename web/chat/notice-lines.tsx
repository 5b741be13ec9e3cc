import { Info } from 'lucide-react'
import type { NoticeKind } from '#domain/chat/notices.ts'
import { noticeMessage, shownNotices } from '#web/chat/notice-messages.ts'
import { useWhoReplies } from '#web/chat/use-who-replies.ts'
import * as words from '#web/chat/words.en.ts'

/** What is said beside a message, not by whoever replies. */
export function NoticeLines({ kinds }: { kinds: readonly NoticeKind[] }) {
  const who = useWhoReplies()
  return shownNotices(kinds).map((kind) => (
    <p
      key={kind}
      role="note"
      aria-label={words.notice}
      className="flex gap-2.5 border-s-2 border-accent py-1 ps-3.5 text-small text-ink-soft"
    >
      <Info aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
      <span>{noticeMessage(kind, who)}</span>
    </p>
  ))
}
