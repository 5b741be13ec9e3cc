import type { NoticeKind } from '#domain/chat/notices.ts'

/** Who writes the replies, as it is said; null while that is not known. */
export type WhoReplies = 'model' | 'guide' | null

export const whoRepliesMessage = (who: WhoReplies): string => {
  if (who === 'model') return 'An AI replies here, not a person.'
  return who === 'guide'
    ? 'A guide with prepared words replies here: no AI, and not a person.'
    : 'An AI or prepared words reply here, not a person.'
}

const thanks = 'Thank you for saying how old you are.'
const more = 'You will be told so more often, and no points are shown.'
const forOlder =
  'Leeward is made for people who are a bit older. If you need help now, it is still here, and prepared words answer you. No AI gets what you say.'
const setRight = 'If that is not right, say your age again, or change it under “Your data”.'
const helpForYoung = 'The people below talk with kids and teens. You can also tell an adult you trust.'

/** What is said beside a message, in plain words. */
export function noticeMessage(kind: NoticeKind, who: WhoReplies): string {
  const message = whoRepliesMessage(who)
  switch (kind) {
    case 'start':
      return message
    case 'hours':
      return `${message} You have been here for a while: a break is fine at any time.`
    case 'away':
      return `It has been some days. ${message}`
    case 'asked':
      return `${message} Nobody reads along live.`
    case 'minor':
      return [thanks, helpForYoung, message, more, setRight].join(' ')
    case 'under-age':
      return [thanks, 'You are not in trouble.', helpForYoung, forOlder, setRight].join(' ')
    case 'adult':
      return 'Thank you. You are taken for 18 or older from here on.'
  }
}

/** What says who replies anyway stands alone: whoever asks, or says their age, with their first words is told once. */
export const shownNotices = (kinds: readonly NoticeKind[]): NoticeKind[] =>
  kinds.includes('asked') || kinds.includes('minor') ? kinds.filter((kind) => kind !== 'start') : [...kinds]
