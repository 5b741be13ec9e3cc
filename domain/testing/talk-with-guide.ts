import type { GuidePrompt, GuideReply } from '#domain/chat/guide/guide-prompt.ts'
import { guide } from '#domain/chat/guide/guide.ts'
import type { Scores } from '#domain/chat/guide/understanding.ts'
import type { Recollection } from '#domain/memory/recollection.ts'
import type { Answered, Concern, Question, Tier } from '#domain/safety/tier.ts'

type More = {
  heardTier?: Tier
  scores?: Scores | null
  ask?: Question
  isHint?: boolean
  answered?: Answered
}

/** A conversation with the guide: each `say` is a message, its answer is what the guide replies. */
export function conversation(country = 'US', recollection: Recollection | null = null) {
  const turns: GuidePrompt['turns'] = []
  let place: GuidePrompt['guide'] = null
  return {
    /** `tier` is the conversation's; `heardTier` that of the message alone, where it differs. */
    say(
      text: string,
      tier: Tier = 'none',
      concerns: Concern[] = [],
      { heardTier = concerns.length > 0 ? tier : 'none', ...more }: More = {},
    ): GuideReply {
      turns.push({ role: 'user', text })
      const reply = guide({ turns, tier, concerns, heardTier, country, guide: place, recollection, ...more })
      turns.push({ role: 'assistant', text: reply.text })
      place = { ...reply.guide, said: [...(place?.said ?? []), ...(reply.guide.said ?? [])] }
      return reply
    },
  }
}

export const walk = (...messages: string[]): GuideReply[] => {
  const { say } = conversation()
  return messages.map((message) => say(message))
}
export const placesOf = (replies: GuideReply[]) =>
  replies.map(({ guide: { need, step } }) => `${need}/${step}`)

/** Of three words or more: what may be said once in a conversation. */
export const sentencesOf = ({ text }: GuideReply): string[] =>
  text.split(/(?<=[.?!…])\s+|\n+/).filter((sentence) => sentence.split(/\s+/).length > 2)
