import { careReplyElsewhere, languageSpoken } from '#domain/chat/guide/crisis-elsewhere.ts'
import type { GuidePrompt, GuideReply } from '#domain/chat/guide/guide-prompt.ts'
import { bodyNoteIn } from '#domain/chat/guide/in-care-paths.ts'
import { type GuideState, placeOf, stateOf } from '#domain/chat/guide/state.ts'
import type { NeedId, Understanding } from '#domain/chat/guide/understanding.ts'
import { answersTo } from '#domain/safety/asks/chosen-answer.ts'
import { hintQuestion } from '#domain/safety/asks/hint-question.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { saysTheyAreFound } from '#domain/safety/flow/about-another.ts'
import { asideIn } from '#domain/safety/flow/aside.ts'
import { protestsAtAlarm, thingMeant } from '#domain/safety/flow/corrected.ts'
import { plain } from '#domain/safety/flow/meaning.ts'
import { leaveTakingIn } from '#domain/safety/flow/renewed.ts'
import type { SpokenLines } from '#domain/safety/help/spoken-lines.ts'
import { plainQuestions } from '#domain/safety/plain-questions.ts'
import { withLines } from '#domain/safety/prepared.ts'
import { questionIn } from '#domain/safety/questions.ts'
import { type Concern, type Question, questions, type Tier } from '#domain/safety/tier.ts'
import {
  askWords,
  goingOn,
  inOtherWords,
  notToKnow,
  onceMore,
  sorryForAsking,
  thanksAgain,
  thanksForAnswer,
  whatWouldHelp,
} from '#domain/safety/words/ask-words.ts'
import { misreadThing } from '#domain/safety/words/flows/misread.ts'
import { beforeTheyGo } from '#domain/safety/words/flows/still-open.ts'

const isSaidIn = (turns: GuidePrompt['turns'], line: string): boolean =>
  turns.some(({ role, text }) => role === 'assistant' && text.includes(line))

/** After a plain no the talk goes on where it was. */
export function openingAfter({ answered, turns }: GuidePrompt): string | null {
  if (answered?.answer !== 'no-danger') return null
  const heard = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const thing = thingMeant(heard)
  if (!isSaidIn(turns, sorryForAsking) && (protestsAtAlarm(heard) || thing !== null))
    return [sorryForAsking, thing && misreadThing.replace('{thing}', thing)].filter(Boolean).join(' ')
  // Nobody is thanked for an answer to what was never asked.
  const isAsked = turns.some(({ role, text }) => role === 'assistant' && questionIn(text) !== undefined)
  return !isAsked ? null : isSaidIn(turns, thanksForAnswer) ? thanksAgain : thanksForAnswer
}

/** Nothing but the no was spoken of yet, and what follows is heard without a script. */
export const isAfterNo = ({ turns, guide }: GuidePrompt): boolean =>
  stateOf(guide).need === null || stateOf(guide).need === 'just-listen'
    ? goingOn.some((line) => isSaidIn(turns, line))
    : false

/** Whoever mourns misses, weeps and speaks of death: what was only learned from such words asks nothing. */
const ofGoingAfter =
  /\b(without (him|her|them)|(join|follow) (him|her|them)|(be|go) with (him|her|them)|see (him|her|them) again|can't (go on|do this)|no (point|reason)|not be here|don't want to (live|wake|be here)|end (it|my)|kill(ing)? myself|my own life|pills|rope|bridge|instead of (him|her|them)|should have been me|nothing left|tired of (living|life))\b/

/** For so many replies it is stayed with. */
const unsureFor = 4

/** They have said that they do not know whether they want to live, and have not said no since. */
export function isUnsureOfLiving({ turns }: GuidePrompt, spoken: SpokenLines): boolean {
  const replies = turns.flatMap(({ role, text }) => (role === 'assistant' ? [text] : [])).slice(-unsureFor)
  const at = replies.findLastIndex((text) =>
    text.includes(withLines(askWords['ending-life'].unclear, spoken)),
  )
  return (
    at !== -1 &&
    !replies.slice(at).some((text) => text.includes(thanksForAnswer) || text.includes(sorryForAsking))
  )
}

/** Who has just said no is not asked again in the same breath. */
const hasJustDenied = ({ turns }: GuidePrompt): boolean => {
  const last = turns.findLast(({ role }) => role === 'assistant')?.text ?? ''
  return [thanksForAnswer, thanksAgain, sorryForAsking].some((line) => last.includes(line))
}

/** Full of terrible thoughts by their nature: whoever is asked about them on a mere hint has one thing more to fear. */
const soundsDangerous: ReadonlySet<NeedId | null> = new Set([
  'ocd-contamination',
  'ocd-checking',
  'ocd-harm',
  'ocd-taboo',
  'ocd-relationship',
  'ocd-just-right',
  'ocd-real-event',
  'panic-now',
  'health-fear',
])

const aboutOthers: ReadonlySet<NeedId | null> = new Set(['someone-else', 'conflict'])
/** "I know I can't force him" is about him. */
const whatIDoForThem =
  /\b(?:i (?:know|think|guess|feel) )?(?:that )?i (?:can't|cannot|can|could|should|would|want to|need to|tried to|try to|have to) (?:\w+ ){1,3}(?:him|her|them|my \w+)\b/g

/** Nobody is asked about dying for being lonely, tired, angry or for having too much to do. */
const isLoneliness = (need: NeedId | null): boolean => need !== null && ofLife.has(need)
const ofLife: ReadonlySet<NeedId> = new Set([
  'loneliness',
  'just-listen',
  'overload',
  'sleep',
  'conflict',
  'good-moment',
])
const ofEnding =
  /\b(die|dying|dead|death|suicid\w*|kill\w*|end (it|my|this)|not (be )?(here|around)|(no|the|any) point|carrying on|burden|better off|notice if i|miss me|found by|disappear|give up|giving up|go on|wake up|without me|worthless|pointless|goodbye|had enough)\b/
const ofTablets =
  /\b(pills?|tablets?|meds|medication|paracetamol|overdos\w*|too (much|many)|all of (it|them)|whole (pack|box|packet))\b/

const soundsLow: ReadonlySet<NeedId | null> = new Set(['low-mood', 'shame', 'loneliness', 'grief', null])

/**
 * Where it is unclear: taken seriously and asked plainly, once. Whoever does not know hears the lines and what would help,
 * and is asked nothing about danger again. Null where nothing is unclear.
 */
export function careReply(
  prompt: GuidePrompt,
  spoken: SpokenLines,
  { need, topic }: Understanding,
): Omit<GuideReply, 'understood' | 'notes'> | null {
  const { turns, tier, isHint = false, answered, guide } = prompt
  const before = stateOf(guide)
  const isUnclear = answered?.answer === 'unclear' && (tier === 'care' || before.isAfterCrisis)
  const language = languageSpoken(turns)
  const asked = questionDue(prompt)
  if (language && (isUnclear || answered?.answer === 'no-danger' || asked))
    return careReplyElsewhere(prompt, spoken, language, isUnclear ? null : asked)
  if (isUnclear) {
    const state: GuideState = { ...before, need: before.need ?? 'just-listen', asked: null, offered: null }
    return {
      text: withLines(`${askWords[answered.question].unclear}\n\n${whatWouldHelp.asks}`, spoken),
      choices: [...whatWouldHelp.choices],
      suggestedExerciseId: null,
      guide: placeOf(state, state),
      asks: null,
    }
  }
  // Nothing was spoken of yet: the talk begins with what they want to say.
  if (answered?.answer === 'no-danger' && before.need === null && need === null) return goingOnAfterNo(prompt)
  const heard = plain(turns.findLast(({ role }) => role === 'user')?.text ?? '')
  const again = explained(prompt, heard) ?? heldBack(prompt, heard)
  if (again) return again
  const isMourning = (before.need ?? need) === 'grief' && !ofGoingAfter.test(heard)
  const isThought = soundsDangerous.has(before.need ?? need)
  // Of somebody else alone nothing is asked about themselves, nor of whoever has just asked something plain.
  const isOfAnother =
    aboutOthers.has(before.need ?? need) &&
    !/\b(i|i'm|i'd|me|my|myself)\b/.test(heard.replace(whatIDoForThem, ' '))
  const isAsking = topic?.startsWith('fact:') === true && !soundsLow.has(before.need ?? need)
  const isOfLonely = isLoneliness(before.need ?? need) && !ofEnding.test(heard)
  const isOfSlip = (before.need ?? need) === 'substance' && !ofEnding.test(heard)
  const isOfDrink =
    asked === 'taken-something' && (before.need ?? need) === 'substance' && !ofTablets.test(heard)
  const asksNothing =
    (isHint && (isThought || isMourning || isOfAnother || isAsking || isOfLonely || isOfDrink || isOfSlip)) ||
    hasJustDenied(prompt)
  if (!asked || asksNothing) return null
  const state: GuideState = { ...before, need: before.need ?? need, asked: null, offered: null }
  return {
    text: isSaidIn(turns, askWords[asked].ask)
      ? askedAgain(asked)
      : [askWords[asked].before, askWords[asked].ask].join('\n\n'),
    choices: answersTo(asked),
    suggestedExerciseId: null,
    guide: placeOf(state, state),
    asks: asked,
  }
}

const askedAgain = (asked: Question): string =>
  asked === 'ending-life' ? onceMore : `${inOtherWords}${plainQuestions[asked]}`

/** Asked what was meant by it: said once in other words. Half a yes, after not knowing: asked whether they are safe. */
function explained(prompt: GuidePrompt, heard: string): Omit<GuideReply, 'understood' | 'notes'> | null {
  const { turns, guide } = prompt
  const last = turns.findLast(({ role }) => role === 'assistant')?.text ?? ''
  const question = questions.find((one) => last.includes(askWords[one].ask))
  const isPuzzled = question !== undefined && asideIn('suicide', heard, false) === 'what-mean'
  const wasUnsure = last.includes(whatWouldHelp.asks) && last.includes(notToKnow)
  const isHalfYes =
    wasUnsure &&
    /^(i mean|well|actually|yes|ok)?,? ?(sort of|kind of|kinda|a bit|yes|i do|i am|maybe)\b/.test(heard)
  const asked = isPuzzled ? question : isHalfYes ? 'safe-now' : null
  if (asked === null) return null
  const state: GuideState = { ...stateOf(guide), asked: null, offered: null }
  return {
    text: isPuzzled
      ? `${inOtherWords}${plainQuestions[asked]}`
      : [askWords[asked].before, askWords[asked].ask].join('\n\n'),
    choices: answersTo(asked),
    suggestedExerciseId: null,
    guide: placeOf(state, state),
    asks: asked,
  }
}

/** A goodbye, or thanks, while the question about their life has no answer: it is asked before they go. */
function heldBack(
  { turns, guide }: GuidePrompt,
  heard: string,
): Omit<GuideReply, 'understood' | 'notes'> | null {
  const replies = turns.flatMap(({ role, text }) => (role === 'assistant' ? [text] : []))
  const at = replies.findLastIndex((text) => questionIn(text) === 'ending-life')
  const isOpen =
    at !== -1 &&
    !replies
      .slice(at)
      .some((text) => [thanksForAnswer, thanksAgain, sorryForAsking].some((line) => text.includes(line)))
  const line = beforeTheyGo.find((one) => !isSaidIn(turns, one))
  if (!isOpen || line === undefined || leaveTakingIn(heard) === null) return null
  const state: GuideState = { ...stateOf(guide), asked: null, offered: null }
  return {
    text: [line, plainQuestions['ending-life']].join('\n\n'),
    choices: answersTo('ending-life'),
    suggestedExerciseId: null,
    guide: placeOf(state, state),
    asks: 'ending-life',
  }
}

/** What the floor heard is asked; what was only learned, where the words bear it. */
function questionDue({ turns, tier, heardTier = tier, ask, isHint, concerns }: GuidePrompt): Question | null {
  if (!ask) return null
  if (languageSpoken(turns)) return isHint ? null : ask
  const said = turns.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
  const sign = (heardTier === 'none' ? said.at(-2) : said.at(-1)) ?? ''
  // Whoever was feared for is found: nothing of their own was told.
  if (isHint && saysTheyAreFound(sign)) return null
  const isLearned = isHint || screenByFloor([{ role: 'person', text: sign }]).ask !== ask
  return isLearned ? hintQuestion(ask, sign, concerns) : ask
}

function goingOnAfterNo(prompt: GuidePrompt): Omit<GuideReply, 'understood' | 'notes'> {
  const { turns, guide } = prompt
  const state: GuideState = { ...stateOf(guide), asked: null, offered: null }
  const line = goingOn.find((one) => !isSaidIn(turns, one))
  return {
    text: [openingAfter(prompt), line].filter(Boolean).join('\n\n'),
    choices: [],
    suggestedExerciseId: null,
    guide: placeOf(state, state),
    asks: null,
  }
}

const heavy =
  'What you wrote sounds heavy, and I take it seriously. The card above has people you can talk to, whenever you want.'
const wronged =
  'What was done to you was not all right. The card above has people who listen, whenever it is safe for you to reach them.'

/** Of the others the needs speak themselves. */
const notes: Partial<Record<Concern, string>> = {
  suicide: heavy,
  'self-harm': heavy,
  'self-neglect': heavy,
  'harm-to-others': heavy,
  taken: heavy,
  voices: heavy,
  abuse: wronged,
  'sexual-violence': wronged,
  'someone-else':
    'It is hard to fear for someone. The card above has lines that you can call about them, too.',
}

/** Where something was said of the last day that has words of its own. */
export const isGrave = (tier: Tier, concerns: readonly Concern[]): boolean =>
  tier !== 'none' && concerns.some((concern) => notes[concern] !== undefined)

const ofWeight =
  /\b(die|dying|dead|death|suicid\w*|kill\w*|end (it|my)|hopeless|no (point|hope|future|way out)|pointless|worthless|useless|hate (myself|my life)|burden|give up|giving up|given up|can't (go on|do this|take|cope|bear)|cannot (go on|do this|take|cope|bear)|better off|without me|not (be )?here|disappear|wake up|cut(ting)?|hurt(s|ing)? (myself|me|him|her|them)|self.?harm|pills?|tablets?|overdos\w*|voices?|goodbye|alone|empty|numb|dark|nothing left|tired of|had enough|trapped|ashamed|failure|broken)\b/

const kindNotes = [...new Set(Object.values(notes))]

/** On a hint the card says enough: that it is grave is said where danger is likely, and thoughts are not the trouble. */
const needsPlainWords = (note: string, need: NeedId | null, ask: GuidePrompt['ask']): boolean =>
  note !== heavy || need === 'grief' || soundsDangerous.has(need) || !ask

const isPlain = (heard: string): boolean => screenByFloor([{ role: 'person', text: heard }]).tier !== 'none'

/**
 * What stands before everything else: what a body needs today, and something kind where a message brings a card and nothing is
 * asked; each once in a conversation, and of what is kind only one.
 */
export function careNote(
  { turns, tier, heardTier = tier, concerns, ask }: GuidePrompt,
  spoken: SpokenLines,
  need: NeedId | null,
): string | null {
  const heard = turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const body = bodyNoteIn(heard)
  const kind = heardTier === 'care' && concerns[0] ? (notes[concerns[0]] ?? null) : null
  // What was only learned is called heavy where a word of theirs is.
  const isLight = kind === heavy && !isPlain(heard) && !ofWeight.test(plain(heard))
  const isKept =
    kind === null ||
    isLight ||
    kindNotes.some((one) => isSaidIn(turns, one)) ||
    (needsPlainWords(kind, need, ask) && !isPlain(heard))
  const note = body ?? (isKept ? null : kind)
  const words = note && withLines(note, spoken)
  return words !== null && isSaidIn(turns, words) ? null : words
}
