import { logMood } from '#contract/mood.ts'
import { isAtLeast, type Concern, type Tier } from '#domain/safety/tier.ts'
import { call } from '#web/http/call.ts'
import { createHeldWrites } from '#web/http/held-writes.ts'
import * as words from '#web/mood/words.en.ts'
import { showToast } from '#web/ui/toasts.ts'

export type Reading = {
  moodId: string
  level: number
  note: string | null
  sessionId: string | null
  /** The earlier day that it is logged for. */
  day?: string
}

/** Without a network a reading waits. */
export const heldMoods = createHeldWrites<Reading, { tier: Tier; concerns: Concern[] }>()

/** `heard` is what the page itself has heard in the note, and has shown help for. */
export const holdMood = (reading: Reading, heard: Tier): void =>
  heldMoods.hold(reading.moodId, reading, async () => {
    const { tier, concerns } = await call(logMood, reading)
    showToast(words.moodLogged)
    return tier === 'none' || isAtLeast(heard, tier) ? null : { tier, concerns }
  })
