import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { flowPlaceIn } from '#domain/chat/guide/crisis-elsewhere.ts'
import { callForThem } from '#domain/chat/guide/crisis/about-another.ts'
import { at, paragraphs, unsaid } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { inFlow } from '#domain/chat/guide/crisis/in-flow.ts'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { stateOf } from '#domain/chat/guide/state.ts'
import {
  saysAnotherMayDie,
  saysAnotherTakesLeave,
  saysItIsAnother,
  saysItIsTheirOwn,
} from '#domain/safety/flow/about-another.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { sayAt } from '#domain/safety/flow/follow-flow.ts'
import { meaningOf } from '#domain/safety/flow/meaning.ts'
import { preparedReply, withLines } from '#domain/safety/prepared.ts'
import { questionIn } from '#domain/safety/questions.ts'
import { forThem } from '#domain/safety/words/flows/for-another.ts'

const asked: FlowPlace = { kind: 'someone-else', step: 'asked' }
const call: FlowPlace = { kind: 'someone-else', step: 'call' }

/** Nothing of this was heard as a crisis, and somebody's life may be in danger all the same. */
export const fearsForAnother = ({ turns, guide }: GuidePrompt): boolean => {
  const told = turns.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
  const heard = told.at(-1) ?? ''
  const isBegun = guide?.need === 'crisis' || stateOf(guide).isAfterCrisis
  if (isInTheirFlow(guide)) return true
  const before = told.slice(0, -1)
  if (isBegun) return before.some(saysAnotherTakesLeave) && (saysAnotherMayDie(heard) || asksToCall(heard))
  if (told.some(saysItIsTheirOwn)) return false
  return (
    saysAnotherTakesLeave(heard) ||
    (before.some(saysAnotherTakesLeave) && (saysAnotherMayDie(heard) || saysItIsAnother(heard))) ||
    (wasAsked(turns) && saysItIsAnother(heard))
  )
}

const asksToCall = (heard: string): boolean => meaningOf(heard, ['asks-to-call']) !== undefined

const isInTheirFlow = (guide: GuidePrompt['guide']): boolean => flowPlaceIn(guide)?.kind === 'someone-else'

/** Their own life was asked about just now. */
const wasAsked = (turns: GuidePrompt['turns']): boolean =>
  questionIn(turns.findLast(({ role }) => role === 'assistant')?.text ?? '') === 'ending-life'

/** Below a crisis, too, the one who fears for somebody is told what to do, step by step. */
export function forAnotherBelow(talk: CrisisTalk): ReplyInNeed | null {
  const { prompt, from, said, spoken } = talk
  if (from !== null) return inFlow(talk, from)
  const { country, helpLines, turns } = prompt
  if (stateOf(prompt.guide).isAfterCrisis) return callForThem(talk) ?? at(talk, call)
  if (wasAsked(turns)) return at(talk, asked, paragraphs(unsaid(forThem, talk), sayAt(asked, said).asks))
  const words = withLines(preparedReply('crisis', ['someone-else'], 'concern', country, helpLines), spoken)
  return at(talk, asked, words)
}
