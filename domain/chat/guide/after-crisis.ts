import type { GuidePlace } from '#domain/chat/events.ts'
import type { GuidePrompt, GuideReply } from '#domain/chat/guide/guide-prompt.ts'
import { placeOf, stateOf } from '#domain/chat/guide/state.ts'
import { type Aside, asideIn } from '#domain/safety/flow/aside.ts'
import { meaningOf, plain } from '#domain/safety/flow/meaning.ts'
import type { SpokenLines } from '#domain/safety/help/spoken-lines.ts'
import { withLines } from '#domain/safety/prepared.ts'
import { whatWouldHelp } from '#domain/safety/words/ask-words.ts'
import {
  afterwards,
  afterwardsSmall,
  afterwardsWell,
  besideWords,
  doItNow,
  whenToCall,
} from '#domain/safety/words/flows/beside.ts'

export type ReplyInNeed = Omit<GuideReply, 'understood' | 'notes'>

const nothingAsked = { choices: [] as string[], suggestedExerciseId: null, asks: null }

const leftAt = 'left:'

/** The question that was left, as it is kept; null where none was. */
export const leftQuestion = (guide: GuidePlace | null): string | null =>
  guide?.asked?.startsWith(leftAt) ? guide.asked.slice(leftAt.length) : null

/** The talk is the person's again. `left`: the question that nobody answered, should they do so yet. */
export function afterCrisis(
  guide: GuidePlace | null,
  text: string,
  { isChoosing = false, left = null }: { isChoosing?: boolean; left?: string | null },
): ReplyInNeed {
  const state = {
    ...stateOf(guide),
    need: 'just-listen' as const,
    asked: left === null ? null : `${leftAt}${left}`,
    offered: null,
    isAfterCrisis: true,
  }
  return {
    ...nothingAsked,
    text,
    choices: isChoosing ? [...whatWouldHelp.choices] : [],
    guide: placeOf(state, state),
  }
}

const answeredHere: ReadonlySet<string> = new Set(['tells', 'answer', 'idk', 'nonsense', 'shorter', 'insult'])

const willReach =
  /\b(i'll|i will|gonna|going to|i could|i can) (ring|call|text|tell|message|phone|write to)\b/

const harms: ReadonlySet<string> = new Set(['abuse', 'sexual-violence', 'minor'])

/** Where nothing else is heard after a crisis, or after a no: a person's words instead of a script's. */
export function listeningAfter(
  { turns, guide, concerns }: GuidePrompt,
  spoken: SpokenLines,
  { guide: place, understood, choices }: GuideReply,
): ReplyInNeed | null {
  const heard = plain(turns.findLast(({ role }) => role === 'user')?.text ?? '')
  const said = (line: string): boolean =>
    turns.some(({ role, text }) => role === 'assistant' && text.includes(withLines(line, spoken)))
  const isChosen = whatWouldHelp.choices.some((choice) => plain(choice) === heard)
  const aside = asideIn(concerns.some((concern) => harms.has(concern)) ? 'abuse' : 'suicide', heard, false)
  const beside = aside && meantAfterwards.has(aside) ? besideWords[aside] : undefined
  const answersIt = meaningOf(heard, ['asks-to-call']) ? whenToCall : beside
  // A question has its answer, or the honest word that there is none.
  const isAsked = understood.topic === 'unanswered' || understood.topic?.startsWith('fact:')
  const isTold =
    !isAsked &&
    !isTakenUp(place) &&
    unheard.has(place.need) &&
    answeredHere.has(understood.act) &&
    choices.length === 0
  const lines = [...(willReach.test(heard) ? doItNow : smallIn(heard)), ...afterwards]
  const line = [answersIt, ...(isTold ? lines : [])].find((one) => one !== undefined && !said(one))
  if (isChosen || !line) return null
  const asked = guide?.asked?.startsWith(leftAt) ? guide.asked : null
  const state = { ...stateOf(guide), need: 'just-listen' as const, asked, offered: null }
  return { ...nothingAsked, text: withLines(line, spoken), guide: placeOf(state, state) }
}

/** Something of theirs stands in it. */
const isTakenUp = ({ said = [] }: GuidePlace): boolean =>
  said.some((id) => /^(?:turn\/own-words|thing\/|feeling\/|kind\/|scene\/|form\/not)/.test(id))

const small: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(i (really )?(don't|do not) know|idk|dunno|not sure|maybe|no idea|whatever)\b\W*(\w+\W*){0,2}$/,
    afterwardsSmall.unsure,
  ],
  [/^(yes|yeah|yep|ok|okay|k|sure|fine|alright|all right|right|good)\W*$/, afterwardsSmall.yes],
  [/^(no|nope|nah|not really)\W*$/, afterwardsSmall.no],
  [
    /\b(i'm|i am|im|feel(ing)?|it's) (\w+ ){0,2}(ok|okay|fine|better|calmer|safe|alright|all right) ?(now|again|i think|i guess|thanks?)?\W*$/,
    afterwardsWell,
  ],
]

/** What fits an answer of a word or two. */
const smallIn = (heard: string): readonly string[] =>
  /\b(not|n't|never)\b(?! (sure|really|know))/.test(heard) && !/know/.test(heard)
    ? []
    : (small.find(([sign]) => sign.test(heard))?.[1] ?? [])

const unheard: ReadonlySet<string> = new Set(['just-listen', 'opening'])

const meantAfterwards: ReadonlySet<string> = new Set([
  'no-police',
  'no-hospital',
  'be-found-out',
  'fault',
  'does-it-count',
  'believed',
  'stays',
  'minimised',
  'is-it-bad',
  'washed',
  'injured',
  'near',
  'sorry',
  'what-now',
  'no-calls',
  'be-argued',
  'seen-arms',
] satisfies Aside[])
