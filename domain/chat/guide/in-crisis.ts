import type { GuidePlace } from '#domain/chat/events.ts'
import type { GuidePrompt, GuideReply } from '#domain/chat/guide/guide-prompt.ts'
import { otherLanguageOf } from '#domain/chat/guide/hear/language.ts'
import { placeOf, stateOf } from '#domain/chat/guide/state.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { type FlowPlace, isFlowEnd } from '#domain/safety/flow/flow.ts'
import {
  enterFlow,
  flowPlaceOf,
  followFlow,
  nameOfFlowPlace,
  reenterFlow,
  sayAt,
  withHelpHere,
} from '#domain/safety/flow/follow-flow.ts'
import { saysItHappens, saysItIsOver } from '#domain/safety/flow/meaning.ts'
import type { SpokenLines } from '#domain/safety/help/spoken-lines.ts'
import { preparedReply, withLines } from '#domain/safety/prepared.ts'
import { plainQuestions } from '#domain/safety/questions.ts'
import { type Concern, isCrisis } from '#domain/safety/tier.ts'
import { itIsOver } from '#domain/safety/words/around.ts'
import { whatWouldHelp } from '#domain/safety/words/ask-words.ts'
import { inDangerElsewhere } from '#domain/safety/words/other-languages.ts'

type ReplyInNeed = Omit<GuideReply, 'understood' | 'notes'>
type Said = (line: string) => boolean

const paragraphs = (...parts: (string | null)[]): string => parts.filter(Boolean).join('\n\n')

/** Where the guide stands in the flow of a concern; null where it stands elsewhere. */
const flowPlaceIn = (guide: GuidePlace | null): FlowPlace | null =>
  guide?.need === 'crisis' ? flowPlaceOf(guide.step) : null

const ofAnother: ReadonlySet<string | undefined> = new Set(['someone-else', 'dependant-in-danger'])

const ofBody: ReadonlySet<string> = new Set(['taken', 'medical-emergency'])

const ownSafety: FlowPlace = { kind: 'suicide', step: 'safe-now' }

/** What goes on from here; null where the talk is the person's again. */
function placeAfter(prompt: GuidePrompt, heard: string, said: Said): FlowPlace | null {
  const { tier, heardTier = tier, guide } = prompt
  const concerns = concernsHere(prompt)
  const from = flowPlaceIn(guide)
  if (!from) {
    if (stateOf(guide).isAfterCrisis) {
      if (saysItHappens(heard)) return enterFlow('emergency', concerns)
      return isCrisis(heardTier) ? reenterFlow(tier, concerns, said) : null
    }
    return enterFlow(tier, concerns)
  }
  const to = followFlow(from, heard, tier, said)
  if (!isFlowEnd(to)) return to
  const isAsked = said(sayAt(ownSafety, said).asks)
  return to === 'own-safety' && !isAsked ? ownSafety : null
}

/**
 * What is said in a crisis: the prepared words, once, with the first question of its flow; then the flow, step by step. Null
 * where there is none, or where it has come to its end and the guide listens on.
 */
export function crisisReply(prompt: GuidePrompt, spoken: SpokenLines): ReplyInNeed | null {
  const { turns, tier, heardTier = tier, country, helpLines, guide, answered } = prompt
  if (!isCrisis(tier)) return null
  const concerns = concernsHere(prompt)
  const heard = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const said = (line: string): boolean =>
    turns.some(({ role, text }) => role === 'assistant' && text.includes(withLines(line, spoken)))
  const from = flowPlaceIn(guide)
  const isAnswer = answered?.answer === 'danger'
  const prepared = preparedReply(tier, concerns, 'concern', country, helpLines)
    // What was just answered is not asked again, where there is more to ask.
    .replace(isAnswer ? `${plainQuestions[answered.question]} ` : '', '')
  // Once it is spoken of, the prepared words come again only for what is new.
  const isBegun = guide?.need === 'crisis' || stateOf(guide).isAfterCrisis
  const isFirst = !said(prepared) && (!isBegun || (isCrisis(heardTier) && concerns.length > 0))
  if (!isFirst && from && !isCrisis(heardTierOf(prompt)) && saysItIsOver(heard, ofBody.has(from.kind)))
    return afterIt(guide)
  const place = isFirst ? (enterFlow(tier, concerns) ?? ownSafety) : placeAfter(prompt, heard, said)
  if (!place) return null
  const { says, asks, choices } = sayAt(place, isFirst ? () => false : said)
  const elsewhere = inDangerElsewhere[otherLanguageOf(heard) ?? ''] ?? null
  const first = elsewhere ?? prepared
  const words = isFirst
    ? paragraphs(first, first.includes(asks) ? null : asks)
    : paragraphs(elsewhere && !said(elsewhere) ? elsewhere : says, asks)
  return {
    text: withLines(words, spoken),
    choices,
    suggestedExerciseId: null,
    guide: inCrisis(guide, nameOfFlowPlace(place)),
    asks: nameOfFlowPlace(place),
  }
}

/** Whoever fears for somebody else is spoken to about themselves only where they say so outright. */
function concernsHere({ turns, concerns, guide }: GuidePrompt): Concern[] {
  const text = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const isForAnother = ofAnother.has(flowPlaceIn(guide)?.kind)
  return isForAnother && !screenByFloor([{ role: 'person', text }]).concerns.includes('suicide')
    ? concerns.filter((concern) => concern !== 'suicide')
    : concerns
}

const heardTierOf = ({ tier, heardTier = tier }: GuidePrompt) => heardTier

/** The talk is the person's again. */
function afterIt(guide: GuidePlace | null): ReplyInNeed {
  const state = {
    ...stateOf(guide),
    need: 'just-listen' as const,
    asked: null,
    offered: null,
    isAfterCrisis: true,
  }
  return {
    text: itIsOver,
    choices: [...whatWouldHelp.choices],
    suggestedExerciseId: null,
    guide: placeOf(state, state),
    asks: null,
  }
}

function inCrisis(guide: GuidePlace | null, step: string): GuidePlace {
  const state = { ...stateOf(guide), asked: null, offered: null, isAfterCrisis: false }
  return { ...placeOf(state, state), need: 'crisis', step }
}

/** True once a crisis was spoken of to its end and the talk goes on. */
export const isPastCrisis = ({ tier, guide }: GuidePrompt): boolean =>
  isCrisis(tier) && (guide?.need === 'crisis' || stateOf(guide).isAfterCrisis)

/** Once help has come, the guide asks for it no more. */
export function guideWithHelp(guide: GuidePlace | null): GuidePlace | null {
  const place = flowPlaceIn(guide)
  return place && guide ? { ...guide, step: nameOfFlowPlace(withHelpHere(place)) } : guide
}
