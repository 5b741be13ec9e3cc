import type { NoticeKind } from '#domain/chat/notices.ts'
import type { WhoReplies } from '#web/chat/notice-messages.ts'

/** What is read aloud of notices. Where the words do not load, the line below is there to be read. */
export async function announcedNotices(kinds: readonly NoticeKind[], who: WhoReplies): Promise<string> {
  try {
    const { noticeMessage } = await import('#web/chat/notice-messages.ts')
    return kinds.map((kind) => noticeMessage(kind, who)).join(' ')
  } catch {
    return ''
  }
}
