import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { at, isChoked, paragraphs, wordsAt } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { askedAnew } from '#domain/chat/guide/crisis/still-open.ts'
import { type AskedInFlow, askedInFlow, saysPhoneIsWatched } from '#domain/safety/flow/asked-in-flow.ts'
import { type FlowPlace, isFlowEnd } from '#domain/safety/flow/flow.ts'
import { followFlow, isChipOf } from '#domain/safety/flow/follow-flow.ts'
import { saysItHappens } from '#domain/safety/flow/turns-of-events.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { askedWords, sentenceFor } from '#domain/safety/words/flows/asked.ts'

const wordsOf = (asked: AskedInFlow, { kind }: FlowPlace): string =>
  asked === 'one-sentence' ? sentenceFor(kind) : askedWords[asked]

/** What is asked gets its answer, once; then the step that the same words lead to, else the question that is open. */
export function answeredFirst(talk: CrisisTalk, place: FlowPlace): ReplyInNeed | null {
  const { heard, heardTier, told, tier, said } = talk
  if (isChipOf(place, heard) || isCrisis(heardTier) || saysItHappens(heard)) return null
  const isWatched = told.some(saysPhoneIsWatched)
  const answers = askedInFlow(place.kind, heard, isChoked(talk))
    .filter((asked) => asked !== 'write-instead' || !isWatched)
    .map((asked) => wordsOf(asked, place))
    .filter((words) => !said(words))
  if (answers.length === 0) return null
  const to = followFlow(place, heard, tier, said)
  return to === null || isFlowEnd(to)
    ? at(talk, place, paragraphs(...answers, askedAnew(talk, place)))
    : at(talk, to, paragraphs(...answers, wordsAt(talk, to)))
}
