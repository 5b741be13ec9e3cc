import type { NoticeKind } from '#domain/chat/notices.ts'
import * as words from '#web/chat/words.en.ts'

/** Who writes the replies, as it is said; null while that is not known. */
export type WhoReplies = 'model' | 'guide' | null

export const whoRepliesMessage = (who: WhoReplies): string => {
  if (who === 'model') return words.aiReplies
  return who === 'guide' ? words.guideReplies : words.eitherReplies
}

/** What is said beside a message, in plain words. */
export function noticeMessage(kind: NoticeKind, who: WhoReplies): string {
  const message = whoRepliesMessage(who)
  switch (kind) {
    case 'start':
      return message
    case 'hours':
      return `${message} ${words.hereForAWhile}`
    case 'away':
      return `${words.someDays} ${message}`
    case 'asked':
      return `${message} ${words.nobodyReads}`
    case 'minor':
      return [words.thanksForAge, words.helpForYoung, message, words.moreOften, words.setRight].join(' ')
    case 'under-age':
      return [words.thanksForAge, words.noTrouble, words.helpForYoung, words.forOlder, words.setRight].join(
        ' ',
      )
    case 'adult':
      return words.takenForAdult
  }
}

/** What says who replies anyway stands alone: whoever asks, or says their age, with their first words is told once. */
export const shownNotices = (kinds: readonly NoticeKind[]): NoticeKind[] =>
  kinds.includes('asked') || kinds.includes('minor') ? kinds.filter((kind) => kind !== 'start') : [...kinds]
