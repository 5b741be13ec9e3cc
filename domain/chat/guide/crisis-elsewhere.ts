import type { GuidePlace } from '#domain/chat/events.ts'
import { afterCrisis, type ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import type { GuidePrompt } from '#domain/chat/guide/guide-prompt.ts'
import { isPlainlyEnglish, otherLanguageOf } from '#domain/chat/guide/hear/language.ts'
import { inCrisis, placeOf, stateOf } from '#domain/chat/guide/state.ts'
import { type FlowPlace, isFlowEnd } from '#domain/safety/flow/flow.ts'
import {
  enterFlow,
  flowPlaceOf,
  followFlow,
  nameOfFlowPlace,
  sayAt,
  waitsForHelp,
} from '#domain/safety/flow/follow-flow.ts'
import { bareWords, heardElsewhere } from '#domain/safety/flow/heard-elsewhere.ts'
import { type SpokenLines, toLookUp } from '#domain/safety/help/spoken-lines.ts'
import { plainQuestions } from '#domain/safety/plain-questions.ts'
import { withLines } from '#domain/safety/prepared.ts'
import { type Concern, isCrisis, type Question } from '#domain/safety/tier.ts'
import { inDangerElsewhere } from '#domain/safety/words/other-languages.ts'
import type { SayElsewhere, Tongue } from '#domain/safety/words/tongues/tongue.ts'
import { answersIn, askIn, chipIn, tongues } from '#domain/safety/words/tongues/tongues.ts'

const ownSafety: FlowPlace = { kind: 'suicide', step: 'safe-now' }
const callAgain = 'again'

/** Where the guide stands in the flow of a concern; null where it stands elsewhere. */
export const flowPlaceIn = (guide: GuidePlace | null): FlowPlace | null =>
  guide?.need === 'crisis' ? flowPlaceOf(guide.step) : null

const isChip = ({ labels }: Tongue, text: string): boolean =>
  Object.values(labels).some((label) => ` ${bareWords(text)}`.endsWith(` ${bareWords(label)}`))

const fewestToChange = 4

/** The other language that somebody speaks (ISO 639); null for English. A short answer changes nothing. */
export function languageSpoken(turns: GuidePrompt['turns']): string | null {
  let spoken: string | null = null
  for (const { role, text } of turns) {
    if (role !== 'user' || (spoken && isChip(tongues[spoken]!, text))) continue
    const other = otherLanguageOf(text)
    const isLong = bareWords(text).split(' ').length >= fewestToChange
    if (other && tongues[other] && (spoken === null || isLong)) spoken = other
    else if (isPlainlyEnglish(text)) spoken = null
  }
  return spoken
}

const isolated = (number: string): string => `\u2066${number}\u2069`

/** In a script from right to left, the groups of a number keep their order. */
function linesIn(language: string, spoken: SpokenLines): SpokenLines {
  const { localNumber } = tongues[language]!
  const emergency = spoken.emergency === toLookUp ? null : spoken.emergency
  if (language !== 'ar') return { ...spoken, emergency: emergency ?? localNumber }
  return {
    ...spoken,
    emergency: emergency === null ? localNumber : isolated(emergency),
    numbers: isolated(spoken.numbers),
  }
}

/** Which words belong to a step: those of one's own safety, or those for help that has to come. */
function sayingAt({ kind, step }: FlowPlace): SayElsewhere | null {
  if (kind === 'suicide') return step === 'safe-now' ? null : (step as SayElsewhere)
  if (kind === 'taken' && step === 'waiting') return 'taken'
  const ofHelp: Record<string, SayElsewhere> = {
    call: 'call',
    again: 'call',
    well: 'call',
    calling: 'call',
    coming: 'coming',
    waiting: 'waiting',
    'well-waiting': 'waiting',
    helped: 'helped',
    safe: 'safe',
    cannot: 'cannot',
  }
  return ofHelp[step] ?? null
}

/** The flows of a crisis for whoever speaks another language: the same steps, in the few words that are known of it. */
export function crisisReplyElsewhere(
  { turns, tier, heardTier = tier, guide, answered }: GuidePrompt,
  concerns: Concern[],
  lines: SpokenLines,
  language: string,
): ReplyInNeed | null {
  const tongue = tongues[language]!
  const spoken = linesIn(language, lines)
  const says = (line: string): boolean =>
    turns.some(({ role, text }) => role === 'assistant' && text.includes(withLines(line, spoken)))
  const said = (line: string): boolean => says(line) || says(askIn(tongue, line) ?? line)
  const heard = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const from = flowPlaceIn(guide)
  const entered = concerns.length > 0 && isCrisis(heardTier) ? enterFlow(tier, concerns) : null
  const first = inDangerElsewhere[language]!
  if (!from) return enter()
  const isNew = entered !== null && waitsForHelp(entered) && entered.kind !== from.kind
  if (isNew && !said(sayAt(entered, said).asks)) return at(entered)
  const to = followFlow(from, heardElsewhere(tongue, from, heard), tier, said)
  if (to === null) return says(tongue.again) ? leave(tongue.little) : at(from, tongue.again)
  if (to === 'own-safety' && !said(sayAt(ownSafety, said).asks)) return at(ownSafety)
  return isFlowEnd(to) ? leave(tongue.closing) : at(to)

  function enter(): ReplyInNeed | null {
    if (stateOf(guide).isAfterCrisis && !isCrisis(heardTier)) return leave(tongue.little)
    const isUnsafe = answered?.answer === 'danger' && answered.question === 'safe-now'
    const start = enterFlow(tier, concerns) ?? ownSafety
    const place = isUnsafe && start.kind === 'suicide' ? { ...start, step: 'unsafe' } : start
    return says(first) ? at(place) : at(place, first)
  }

  /** Where there are no words for a step, what counts most is asked: the call, or whether they are safe. */
  function at(place: FlowPlace, before?: string): ReplyInNeed | null {
    const { asks, choices } = sayAt(place, said)
    const ask = askIn(tongue, asks)
    if (ask === undefined && place.step === 'helped') return leave(helpedAt(place))
    if (ask === undefined)
      return at(nearest(place), before ?? (says(tongue.little) ? undefined : tongue.little))
    const key = sayingAt(place)
    const words = before ?? (key && !says(tongue.says[key]) ? tongue.says[key] : null)
    return {
      text: withLines([words, ask].filter(Boolean).join('\n\n'), spoken),
      choices: choices.flatMap((label) => chipIn(tongue, asks, label) ?? []),
      suggestedExerciseId: null,
      guide: inCrisis(guide, nameOfFlowPlace(place)),
      asks: nameOfFlowPlace(place),
    }
  }

  function nearest(place: FlowPlace): FlowPlace {
    const again = { ...place, step: callAgain }
    const isOpen = flowPlaceOf(nameOfFlowPlace(again)) !== null && waitsForHelp(again)
    return isOpen && place.step !== 'small' ? again : ownSafety
  }

  function helpedAt({ kind }: FlowPlace): string {
    return waitsForHelp({ kind, step: callAgain }) ? tongue.says.helped : tongue.closing
  }

  function leave(words: string): ReplyInNeed | null {
    return says(words) ? null : afterCrisis(guide, withLines(words, spoken), {})
  }
}

/** Care's question in another language; to whoever does not know, or says no, where to turn. */
export function careReplyElsewhere(
  { guide, answered }: GuidePrompt,
  lines: SpokenLines,
  language: string,
  asked: Question | null,
): ReplyInNeed {
  const tongue = tongues[language]!
  const state = {
    ...stateOf(guide),
    need: stateOf(guide).need ?? ('just-listen' as const),
    asked: null,
    offered: null,
  }
  const words = answered?.answer === 'no-danger' ? tongue.closing : tongue.little
  const ask = asked && askIn(tongue, plainQuestions[asked])
  return {
    text: withLines(ask ? `${tongue.heavy}\n\n${ask}` : words, linesIn(language, lines)),
    choices: ask ? answersIn(tongue) : [],
    suggestedExerciseId: null,
    guide: placeOf(state, state),
    asks: ask ? asked : null,
  }
}
