import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { at, paragraphs } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { atEdge, ownSafety } from '#domain/chat/guide/crisis/in-flow.ts'
import { stateOf } from '#domain/chat/guide/state.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { enterFlow, sayAt } from '#domain/safety/flow/follow-flow.ts'
import { preparedReply } from '#domain/safety/prepared.ts'
import { plainQuestions } from '#domain/safety/questions.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { askedSimply } from '#domain/safety/words/flows/asked-simply.ts'
import { inDangerElsewhere } from '#domain/safety/words/other-languages.ts'

/** Who has just said that they are not safe is not asked for it again. */
const unsafeOf = ({ kind, step }: FlowPlace): string =>
  kind === 'suicide' && step === 'safe-now' ? 'unsafe' : step

/** The prepared words, once, with the first question of their flow; null where they were said, or nothing is new. */
export function firstWords(talk: CrisisTalk): ReplyInNeed | null {
  const { prompt, tier, concerns, said } = talk
  const { country, helpLines, answered } = prompt
  const isAnswer = answered?.answer === 'danger'
  const prepared = preparedReply(tier, concerns, 'concern', country, helpLines)
    // What was just answered is not asked again, where there is more to ask.
    .replace(isAnswer ? `${plainQuestions[answered.question]} ` : '', '')
  if (said(prepared) || !isNew(talk)) return null
  const entered = enterFlow(tier, concerns) ?? ownSafety
  const place =
    isAnswer && answered.question === 'safe-now'
      ? atEdge(talk, { ...entered, step: unsafeOf(entered) })
      : entered
  const { asks } = sayAt(place, () => false)
  const simply = said(asks) ? askedSimply[asks] : undefined
  if (simply) return at(talk, place, prepared.replace(asks, simply))
  return at(talk, place, paragraphs(prepared, prepared.includes(asks) ? null : asks))
}

/** Once it is spoken of, the prepared words come again only for what is new. */
function isNew({ prompt, heardTier, concerns, said, from }: CrisisTalk): boolean {
  const { guide } = prompt
  const isBegun = guide?.need === 'crisis' || stateOf(guide).isAfterCrisis
  const isSaidElsewhere = Object.values(inDangerElsewhere).some((words) => said(words))
  return !(isSaidElsewhere && from) && (!isBegun || (isCrisis(heardTier) && concerns.length > 0))
}
