import type { ChatEvent } from '#domain/chat/events.ts'
import type { Fact } from '#domain/event.ts'
import { type Concern, highestTier, type Tier } from '#domain/safety/tier.ts'

export type MessageConcern = {
  at: string
  tier: Tier
  concerns: Concern[]
  /** The person said that it was not meant so. */
  isCorrected: boolean
}

/** How concerning a message is, by every layer that spoke; null where it was never sent. */
export const messageConcern = (about: Fact<ChatEvent>[]): MessageConcern | null =>
  about.reduce<MessageConcern | null>((concern, { type, at, data }) => {
    if (type === 'MessageSent')
      return { at, tier: data.tier, concerns: data.concerns, isCorrected: concern?.isCorrected ?? false }
    if (type === 'ConcernRaised')
      return (
        concern && {
          ...concern,
          tier: highestTier(data.tier, concern.tier),
          concerns: [...new Set([...data.concerns, ...concern.concerns])],
          isCorrected: false,
        }
      )
    return type === 'ConcernCorrected' ? concern && { ...concern, isCorrected: true } : concern
  }, null)
