import type { ChatStreamEvent } from '#contract/chat.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { preparedReply } from '#domain/safety/prepared.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'

const notSaved = {
  'too-much':
    'That was a lot at once, so this message was not saved. The help above is for you now; in a minute you can go on here.',
  'session-unknown':
    'This conversation is not there any more, so this message was not saved. The help above is for you now; you can start a new chat.',
  'nothing-kept':
    'You asked that no words are kept, so this message was not saved, and no reply follows. The help above is for you now.',
}

/** Why a message was not taken. */
export type NotTaken = keyof typeof notSaved

/** Help for a message that was not taken: nothing is written for it, and no job waits. */
export async function* preparedHelp(
  tier: Tier,
  concerns: Concern[],
  country: string | undefined,
  helpLines: readonly HelpLine[],
  why: NotTaken = 'too-much',
): AsyncIterable<ChatStreamEvent> {
  const chunk = preparedReply(tier, concerns, 'concern', country, helpLines)
  yield { chunk, seq: 0, crisisDetected: true, tier, concerns }
  yield { error: notSaved[why], seq: 0 }
}
