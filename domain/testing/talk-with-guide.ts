import { guide, type GuidePrompt, type GuideReply } from '#domain/chat/guide/guide.ts'
import type { Answered, Concern, Question, Tier } from '#domain/safety/tier.ts'

type Care = { ask?: Question; answered?: Answered }

/** A conversation with the guide: each `say` is a message, its answer is what the guide replies. */
export function conversation() {
  const turns: GuidePrompt['turns'] = []
  let place: GuidePrompt['guide'] = null
  return {
    say(text: string, tier: Tier = 'none', concerns: Concern[] = [], care: Care = {}): GuideReply {
      turns.push({ role: 'user', text })
      const reply = guide({ turns, tier, concerns, country: 'US', guide: place, ...care })
      turns.push({ role: 'assistant', text: reply.text })
      place = reply.guide
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
