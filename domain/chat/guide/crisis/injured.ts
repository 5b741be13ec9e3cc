import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { flowPlaceIn } from '#domain/chat/guide/crisis-elsewhere.ts'
import { at } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { inFlow } from '#domain/chat/guide/crisis/in-flow.ts'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { stateOf } from '#domain/chat/guide/state.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { meaningOf } from '#domain/safety/flow/meaning.ts'
import { saysTheyHurtThemselves } from '#domain/safety/flow/own-injury.ts'
import { preparedReply, withLines } from '#domain/safety/prepared.ts'

const hurt: FlowPlace = { kind: 'self-harm', step: 'hurt' }
const ofThemselves: ReadonlySet<string | undefined> = new Set(['self-harm', 'suicide'])

/** Nothing was heard as a crisis, and they tell of a wound that they gave themselves, or were asked about one. */
export function isInjuredBelow({ turns, guide }: GuidePrompt): boolean {
  if (ofThemselves.has(flowPlaceIn(guide)?.kind)) return true
  const heard = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const isSmall = meaningOf(heard, ['well']) !== undefined
  return !isSmall && !stateOf(guide).isAfterCrisis && saysTheyHurtThemselves(heard)
}

/** Below a crisis, too, it is asked how bad it is, and after it how they are. */
export function injuredBelow(talk: CrisisTalk): ReplyInNeed | null {
  const { from, prompt, spoken } = talk
  if (from !== null) return inFlow(talk, from)
  const { country, helpLines } = prompt
  return at(
    talk,
    hurt,
    withLines(preparedReply('crisis', ['self-harm'], 'concern', country, helpLines), spoken),
  )
}
