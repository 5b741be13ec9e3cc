import type { GuidePlace } from '#domain/chat/events.ts'
import { afterCrisis, leftQuestion, type ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import { crisisReplyElsewhere, flowPlaceIn, languageSpoken } from '#domain/chat/guide/crisis-elsewhere.ts'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { inCrisis, stateOf } from '#domain/chat/guide/state.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { type Aside, asideIn } from '#domain/safety/flow/aside.ts'
import { type FlowPlace, isFlowEnd } from '#domain/safety/flow/flow.ts'
import {
  answersStep,
  edgeOf,
  enterFlow,
  flowPlaceOf,
  followFlow,
  isChipOf,
  nameOfFlowPlace,
  reenterFlow,
  sayAt,
  waitsForHelp,
  withHelpHere,
} from '#domain/safety/flow/follow-flow.ts'
import { meaningOf } from '#domain/safety/flow/meaning.ts'
import {
  isAtEdge,
  saysItHappens,
  saysItIsOver,
  saysItIsPutAway,
  saysItWasTaken,
} from '#domain/safety/flow/turns-of-events.ts'
import type { SpokenLines } from '#domain/safety/help/spoken-lines.ts'
import { preparedReply, withLines } from '#domain/safety/prepared.ts'
import { plainQuestions } from '#domain/safety/questions.ts'
import { type Concern, isCrisis } from '#domain/safety/tier.ts'
import { itIsOver } from '#domain/safety/words/around.ts'
import { askedSimply } from '#domain/safety/words/flows/asked-simply.ts'
import {
  afterChoking,
  besideWords,
  closing,
  heardAll,
  leaving,
  leavingHarmed,
} from '#domain/safety/words/flows/beside.ts'
import { inDangerElsewhere } from '#domain/safety/words/other-languages.ts'

type Said = (line: string) => boolean

const paragraphs = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join('\n\n')

const ofAnother: ReadonlySet<string | undefined> = new Set(['someone-else', 'dependant-in-danger'])

const panics = /\bpanick?(ing|ky|y)?\b/i

const ofDying: ReadonlySet<string> = new Set(['suicide', 'self-harm'])
const firstCall: FlowPlace = { kind: 'taken', step: 'call' }

const ofBody: ReadonlySet<string> = new Set(['taken', 'medical-emergency'])

const byOthers: ReadonlySet<string> = new Set(['abuse', 'sexual-violence', 'minor'])

const ownSafety: FlowPlace = { kind: 'suicide', step: 'safe-now' }

/** Where a crisis begins, or begins again; null where the talk is the person's. */
function placeToEnter(prompt: GuidePrompt, heard: string, said: Said): FlowPlace | null {
  const { tier, heardTier = tier, guide } = prompt
  const concerns = concernsHere(prompt)
  if (!stateOf(guide).isAfterCrisis) return enterFlow(tier, concerns)
  if (saysItHappens(heard)) return enterFlow('emergency', concerns)
  return isCrisis(heardTier) ? reenterFlow(tier, concerns, said) : null
}

/** Of the answers to a question that was left, those that change what is to be done. */
const tellsNews = (heard: string): boolean => {
  const isShort = heard.trim().split(/\s+/).length <= 5
  const news = ['help-here', 'company', 'coming', 'called', 'unsafe', 'intruder'] as const
  return meaningOf(heard, isShort ? [...news, 'someone'] : news) !== undefined
}

/** Who has just said that they are not safe is not asked for it again. */
const unsafeOf = ({ kind, step }: FlowPlace): string =>
  kind === 'suicide' && step === 'safe-now' ? 'unsafe' : step

const unsaid = (lines: readonly string[], said: Said): string | undefined => lines.find((line) => !said(line))

/**
 * What is said in a crisis: the prepared words, once, with the first question of its flow; then the flow, step by step. Null
 * where there is none, or where it has come to its end and the guide listens on.
 */
export function crisisReply(prompt: GuidePrompt, spoken: SpokenLines): ReplyInNeed | null {
  const { turns, tier, heardTier = tier, country, helpLines, guide, answered } = prompt
  if (!isCrisis(tier)) return null
  const concerns = concernsHere(prompt)
  const language = languageSpoken(turns)
  if (language) return crisisReplyElsewhere(prompt, concerns, spoken, language)
  const heard = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const said: Said = (line) =>
    turns.some(({ role, text }) => role === 'assistant' && text.includes(withLines(line, spoken)))
  const from = fromChild(flowPlaceIn(guide), turns)
  const isAnswer = answered?.answer === 'danger'
  const prepared = preparedReply(tier, concerns, 'concern', country, helpLines)
    // What was just answered is not asked again, where there is more to ask.
    .replace(isAnswer ? `${plainQuestions[answered.question]} ` : '', '')
  // Once it is spoken of, the prepared words come again only for what is new.
  const isBegun = guide?.need === 'crisis' || stateOf(guide).isAfterCrisis
  const isSaidElsewhere = Object.values(inDangerElsewhere).some((words) => said(words))
  const isFirst =
    !said(prepared) &&
    !(isSaidElsewhere && from) &&
    (!isBegun || (isCrisis(heardTier) && concerns.length > 0))
  if (isFirst) {
    const entered = enterFlow(tier, concerns) ?? ownSafety
    const place =
      isAnswer && answered.question === 'safe-now' ? atEdge({ ...entered, step: unsafeOf(entered) }) : entered
    const { asks } = sayAt(place, () => false)
    const simply = said(asks) ? askedSimply[asks] : undefined
    const first = simply ? prepared.replace(asks, simply) : prepared
    if (simply) return at(place, first)
    return at(place, paragraphs(first, first.includes(asks) ? null : asks))
  }
  const left = flowPlaceOf(leftQuestion(guide) ?? '')
  if (!from && left && tellsNews(heard) && answersStep(left, heard)) return inFlow(left)
  if (!from) {
    const place = placeToEnter(prompt, heard, said)
    return place && at(place, wordsAt(place))
  }
  const stoodAtEdge = turns.some(({ role, text }) => role === 'user' && isAtEdge(text))
  const isOver = !isCrisis(heardTier) && saysItIsOver(heard, ofBody.has(from.kind), stoodAtEdge)
  const isPutAway = heardTier !== 'emergency' && !ofBody.has(from.kind) && saysItIsPutAway(heard)
  if (isOver || isPutAway) return leave(itIsOver, { isChoosing: true })
  return inFlow(from)

  function inFlow(place: FlowPlace): ReplyInNeed | null {
    if (ofDying.has(place.kind) && saysItWasTaken(heard)) return at(firstCall, wordsAt(firstCall))
    const isAnswered = answersStep(place, heard)
    const aside = isChipOf(place, heard) ? undefined : asideIn(place.kind, heard, isAnswered)
    const isNewAside = aside !== undefined && !said(besideWords[aside]) && !saysItHappens(heard)
    if (isNewAside && (tier !== 'emergency' || heardTier === 'none')) return beside(place, aside)
    const to = followFlow(place, heard, tier, said)
    if (to === null) return unread(place)
    if (!isFlowEnd(to)) return at(atEdge(to), wordsAt(atEdge(to)))
    // What is told at the end may be a need of its own, and no answer to the last question.
    if (!isAnswered && heardTier === 'none' && panics.test(heard)) return null
    if (to === 'own-safety' && !said(sayAt(ownSafety, said).asks)) return at(ownSafety, wordsAt(ownSafety))
    return leave(unsaid(closing[place.kind], said) ?? unsaid(leaving, said) ?? null)
  }

  function atEdge(place: FlowPlace): FlowPlace {
    const back = edgeOf(place)
    const isDue = back !== null && place.step === 'unsafe' && !said(sayAt(back, said).asks)
    return isDue && turns.some(({ role, text }) => role === 'user' && isAtEdge(text)) ? back : place
  }

  /** Asked once more in plain words; whoever does not answer that either is asked no more. */
  function unread(place: FlowPlace): ReplyInNeed | null {
    const simply = askedSimply[sayAt(place, said).asks]
    if (simply && !said(simply)) return at(place, paragraphs(unsaid(heardAll, said), simply))
    const lines = [...(byOthers.has(place.kind) ? leavingHarmed : []), ...leaving]
    return leave(unsaid(lines, said) ?? null, { left: nameOfFlowPlace(place) })
  }

  function beside(place: FlowPlace, aside: Aside): ReplyInNeed | null {
    const { asks } = sayAt(place, said)
    const words = besideWords[aside]
    if (waitsForHelp(place)) return at(place, paragraphs(words, asks))
    const simply = askedSimply[asks]
    if (aside === 'be-left' || !simply || said(simply)) return leave(words, { left: nameOfFlowPlace(place) })
    return at(place, paragraphs(words, simply))
  }

  function wordsAt(place: FlowPlace): string {
    const { says, asks } = sayAt(place, said)
    const isChoked = byOthers.has(place.kind) && !said(afterChoking) && turns.some(isOfChoking)
    return paragraphs(isChoked ? afterChoking : null, says, asks)
  }

  function at(place: FlowPlace, words: string): ReplyInNeed {
    return {
      text: withLines(words, spoken),
      choices: sayAt(place, said).choices,
      suggestedExerciseId: null,
      guide: inCrisis(guide, nameOfFlowPlace(place)),
      asks: nameOfFlowPlace(place),
    }
  }

  function leave(
    words: string | null,
    given: { isChoosing?: boolean; left?: string } = {},
  ): ReplyInNeed | null {
    return words === null ? null : afterCrisis(guide, withLines(words, spoken), given)
  }
}

/** A child that fears for somebody is spoken to as a child. */
function fromChild(place: FlowPlace | null, turns: GuidePrompt['turns']): FlowPlace | null {
  if (place?.kind !== 'dependant-in-danger' || !turns.some(isOfChild)) return place
  return { kind: 'minor', step: place.step === 'call' ? 'call' : 'asked' }
}

const choked = /\b(strangl\w+|chok(ed|es|ing)) me\b|\bhands? (a)?round my (neck|throat)\b/i
const isOfChoking = ({ role, text }: GuidePrompt['turns'][number]): boolean =>
  role === 'user' && choked.test(text)

const saysAge =
  /\b(i'?m|i am) (only )?([5-9]|1[0-7])\b(?! ?(weeks?|months?|days?|hours?|min|percent|%|st|kg|pounds|times|floors?))/i
const isOfChild = ({ role, text }: GuidePrompt['turns'][number]): boolean =>
  role === 'user' && saysAge.test(text)

/** Whoever fears for somebody else is spoken to about themselves only where they say so outright. */
function concernsHere({ turns, concerns, guide }: GuidePrompt): Concern[] {
  const text = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const isForAnother = ofAnother.has(flowPlaceIn(guide)?.kind)
  const isOwn = !isForAnother || screenByFloor([{ role: 'person', text }]).concerns.includes('suicide')
  const isTaken = concerns.length === 1 || turns.some((turn) => turn.role === 'user' && takes.test(turn.text))
  return concerns.filter((concern) => (concern !== 'suicide' || isOwn) && (concern !== 'taken' || isTaken))
}

/** Of what lies ready nobody has taken yet. */
const takes =
  /\b(t[ao]+ken?|took|taking|swallow\w*|ate|eaten|dr[aiu]nk\w*|overdos\w*|od(ed)?|downed|had|necked|popped|chugged|inject\w*)\b/i

/** True once a crisis was spoken of to its end and the talk goes on. */
export const isPastCrisis = ({ tier, guide }: GuidePrompt): boolean =>
  isCrisis(tier) && (guide?.need === 'crisis' || stateOf(guide).isAfterCrisis)

/** Once help has come, the guide asks for it no more. */
export function guideWithHelp(guide: GuidePlace | null): GuidePlace | null {
  const place = flowPlaceIn(guide)
  return place && guide ? { ...guide, step: nameOfFlowPlace(withHelpHere(place)) } : guide
}
