import type { ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { atHandPlace, isAtHand } from '#domain/chat/guide/crisis/at-hand.ts'
import { at, paragraphs } from '#domain/chat/guide/crisis/crisis-replies.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { atEdge, ownSafety } from '#domain/chat/guide/crisis/in-flow.ts'
import { stateOf } from '#domain/chat/guide/state.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { enterFlow, sayAt } from '#domain/safety/flow/follow-flow.ts'
import { plainQuestions } from '#domain/safety/plain-questions.ts'
import { preparedReply, withLines } from '#domain/safety/prepared.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { honest } from '#domain/safety/words/around.ts'
import { askedSimply } from '#domain/safety/words/flows/asked-simply.ts'
import { atHandFirst } from '#domain/safety/words/flows/at-hand.ts'
import { forThem } from '#domain/safety/words/flows/for-another.ts'
import { leadingConcern } from '#domain/safety/words/leading-concern.ts'
import { inDangerElsewhere } from '#domain/safety/words/other-languages.ts'

/** Who has just said that they are not safe is not asked for it again. */
const unsafeOf = ({ kind, step }: FlowPlace): string =>
  kind === 'suicide' && step === 'safe-now' ? 'unsafe' : step

/** The prepared words, once, with the first question of their flow; null where they were said, or nothing is new. */
export function firstWords(talk: CrisisTalk): ReplyInNeed | null {
  const { said } = talk
  const words = preparedIn(talk)
  if (said(words) || isMetAtHand(talk) || isMetForThem(talk) || !isNew(talk)) return null
  const place = placeAfter(talk)
  const { asks } = sayAt(place, () => false)
  return at(talk, place, paragraphs(words, (said(asks) && askedSimply[asks]) || asks))
}

/** Without the question that ends them. */
function preparedIn(talk: CrisisTalk): string {
  const { prompt, spoken, tier, concerns, body } = talk
  const { country, helpLines, answered } = prompt
  if (body !== null) return withLines(paragraphs(...body.first, honest), spoken)
  if (isAtHand(talk)) return withLines(paragraphs(...atHandFirst, honest), spoken)
  const prepared = preparedReply(tier, concerns, 'concern', country, helpLines)
  const words = prepared.slice(0, prepared.lastIndexOf('\n\n'))
  // What was just answered is not asked again, where there is more to ask.
  return answered?.answer === 'danger' ? words.replace(`${plainQuestions[answered.question]} `, '') : words
}

function placeAfter(talk: CrisisTalk): FlowPlace {
  const { prompt, tier, concerns, body } = talk
  if (body !== null) return body.place
  if (isAtHand(talk)) return atHandPlace
  const entered = enterFlow(tier, concerns) ?? ownSafety
  const isUnsafe = prompt.answered?.answer === 'danger' && prompt.answered.question === 'safe-now'
  return isUnsafe ? atEdge(talk, { ...entered, step: unsafeOf(entered) }) : entered
}

/** Once it is spoken of, the prepared words come again only for what is new. */
function isNew({ prompt, heardTier, concerns, said, from }: CrisisTalk): boolean {
  const { guide } = prompt
  const isBegun = guide?.need === 'crisis' || stateOf(guide).isAfterCrisis
  const isSaidElsewhere = Object.values(inDangerElsewhere).some((words) => said(words))
  return !(isSaidElsewhere && from) && (!isBegun || (isCrisis(heardTier) && concerns.length > 0))
}

/** Who was turned to them by a correction needs no second beginning about them. */
const isMetForThem = ({ from, said, heardTier, body, concerns }: CrisisTalk): boolean =>
  from?.kind === 'someone-else' &&
  forThem.some(said) &&
  heardTier !== 'emergency' &&
  body === null &&
  leadingConcern(concerns) === 'someone-else'

/** Who was met with what lies ready needs no second beginning about dying, unless it becomes an emergency. */
const isMetAtHand = ({ said, heardTier, concerns, body }: CrisisTalk): boolean =>
  said(atHandFirst[0]!) &&
  heardTier !== 'emergency' &&
  body === null &&
  leadingConcern(concerns) === 'suicide'
