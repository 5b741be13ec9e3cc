import { standInNotes, type StandInReason } from '#domain/chat/guide/stand-in.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { Companion } from '#infra/companion/companion.ts'

/** The guide in place of a model: it says so first. In a crisis nothing stands before the help. */
export const standIn = (guide: Companion, reason: StandInReason): Companion => ({
  ...guide,
  async *reply(prompt, signal, waitedMs) {
    if (!isCrisis(prompt.tier)) yield { kind: 'piece', text: `${standInNotes[reason]}\n\n` }
    yield* guide.reply(prompt, signal, waitedMs)
  },
})
