import type { Message } from '#contract/chat.ts'
import type { Screening } from '#domain/safety/tier.ts'
import { concern, type Place } from '#web/chat/concern-store.ts'
import { talkOf } from '#web/chat/turn.ts'
import { screenInPage } from '#web/safety/page-floor.ts'

/** What the page itself finds in words before they are sent; `onLater` hears what it finds once it can hear. */
export function hearInPage(
  messages: Message[],
  text: string,
  place: Place,
  onLater?: (found: Screening) => void,
): Screening {
  const talk = [...talkOf(messages), { role: 'person' as const, text }]
  const heard = screenInPage(talk, (later) => {
    concern.hearLater(later, place)
    onLater?.(later)
  })
  concern.hear(heard, place)
  return heard
}
