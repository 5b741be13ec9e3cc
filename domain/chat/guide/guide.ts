import type { GuidePlace } from '#domain/chat/events.ts'
import { listeningAfter } from '#domain/chat/guide/after-crisis.ts'
import { asSaid, isGuessedOfYoung } from '#domain/chat/guide/as-said.ts'
import { isReleased, releasedWords } from '#domain/chat/guide/crisis/released.ts'
import type { GuidePrompt, GuideReply } from '#domain/chat/guide/guide-prompt.ts'
import { isAskedPlainly, isNearest } from '#domain/chat/guide/hear/asked/which-answer.ts'
import { needOfHardTime } from '#domain/chat/guide/hear/hard-times.ts'
import { isOfWatched } from '#domain/chat/guide/hear/watched.ts'
import { isOfYoung } from '#domain/chat/guide/hear/young.ts'
import { isArmed, pathReply } from '#domain/chat/guide/in-care-paths.ts'
import {
  careNote,
  careReply,
  isAfterNo,
  isGrave,
  isUnsureOfLiving,
  openingAfter,
} from '#domain/chat/guide/in-care.ts'
import { crisisReply, isPastCrisis } from '#domain/chat/guide/in-crisis.ts'
import {
  begunByMisreading,
  isOfThoughtAlone,
  misreadIn,
  stateAfterMisreading,
} from '#domain/chat/guide/misreading.ts'
import { harmToldIn, wasHarmed } from '#domain/chat/guide/need-as-meant.ts'
import type { GuideTurn } from '#domain/chat/guide/said-in-turn.ts'
import { stateOf } from '#domain/chat/guide/state.ts'
import { turn } from '#domain/chat/guide/turn.ts'
import type { Understanding } from '#domain/chat/guide/understanding.ts'
import { answersTo } from '#domain/safety/asks/chosen-answer.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { spokenLines } from '#domain/safety/help/spoken-lines.ts'
import { plainQuestions } from '#domain/safety/plain-questions.ts'
import { isCrisis, type Question, questions } from '#domain/safety/tier.ts'
import { askWords } from '#domain/safety/words/ask-words.ts'

/** The companion without a language model: prepared replies, chosen by what was heard and where the conversation stands. */
export function guide(whole: GuidePrompt): GuideReply {
  const given = { ...whole, turns: whole.turns.map(shortened) }
  const prompt = asSaid(given)
  const reply = replyTo(prompt)
  // What was only guessed begins no crisis in the next turn either.
  return prompt === given || !isCrisis(given.tier)
    ? reply
    : { ...reply, guide: { ...reply.guide, isAfterCrisis: true } }
}

/** Of what was said before, so much of each message is read: what is answered is the last. */
const earlierLength = 1_000
const shortened = (turn: GuideTurn, at: number, turns: readonly GuideTurn[]): GuideTurn =>
  at < turns.length - 1 && turn.text.length > earlierLength
    ? { ...turn, text: turn.text.slice(0, earlierLength) }
    : turn

function replyTo(prompt: GuidePrompt): GuideReply {
  const { turns, scores = null, country, helpLines, today = '' } = prompt
  const said = turns.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
  const concerns = harmToldIn(said, prompt.concerns)
  const spoken = spokenLines(country, helpLines)
  // That it feels new or worse takes no alarm back.
  const misread = isNewOrWorse.test(said.at(-1) ?? '') ? null : misreadIn(prompt, spoken)
  const isFree = misread === null && isReleased(prompt)
  const isBack = misread !== null || isFree
  const before = isBack ? stateAfterMisreading(prompt.guide, turns) : stateOf(prompt.guide)
  const state = isBack
    ? before
    : isPastCrisis(prompt)
      ? { ...before, need: before.need ?? ('just-listen' as const), isAfterCrisis: true }
      : before
  const isUnsure = !isFree && isUnsureOfLiving(prompt, spoken)
  const { place, ...reply } = turn({
    turns,
    state,
    isUnsure,
    concerns: concerns.filter((concern) => concern !== 'medical-emergency' || isCrisis(prompt.tier)),
    scores,
    spoken,
    today,
    opening: misread === null ? openingAfter(prompt) : null,
    begins: misread === null ? null : begunByMisreading(prompt),
    recollection: mayRecall(prompt) ? (prompt.recollection ?? null) : null,
  })
  const { need } = reply.understood
  if (isFree)
    return {
      ...reply,
      text: releasedWords(prompt, before.need, reply.understood, reply.text),
      choices: [],
      suggestedExerciseId: null,
      guide: { ...place, need: before.need ?? 'just-listen', asked: null, offered: null },
      asks: null,
      notes: [],
    }
  if (misread !== null) {
    const text = [misread, reply.text].filter(Boolean).join('\n\n')
    return { ...reply, text, guide: place, asks: place.asked?.split('/')[1] ?? null, notes: [] }
  }
  if (isGuessedOfYoung(prompt, reply.understood))
    return {
      ...reply,
      text: [reply.text, askedPlainly(turns, 'safe-now')].join('\n\n'),
      choices: answersTo('safe-now'),
      guide: { ...place, asked: null, isAfterCrisis: true },
      asks: 'safe-now',
      notes: [],
    }
  const inNeed =
    (isArmed(prompt) ? pathReply(prompt, spoken, need) : null) ??
    (isOfThoughtAlone(prompt)
      ? null
      : crisisReply(prompt, spoken, isAskedNearly(reply.understood) ? reply.text : null)) ??
    (isPastCrisis(prompt) ? null : pathReply(prompt, spoken, need)) ??
    careReply(prompt, spoken, reply.understood)
  if (isOfBody(prompt, reply.understood))
    return { ...reply, guide: { ...place, isAfterCrisis: isCrisis(prompt.tier) }, asks: null, notes: [] }
  const isYoung = isOfYoung(reply.understood.topic)
  const isAskedAfter = isYoung || askingTopics.has(reply.understood.topic)
  const asking = isAskedAfter && !isCrisis(prompt.tier) ? askedAfter(inNeed?.asks, reply.understood) : null
  if (asking)
    return {
      ...reply,
      text: [reply.text, askedPlainly(turns, asking)].join('\n\n'),
      choices: answersTo(asking),
      guide: { ...place, asked: null },
      asks: asking,
      notes: [],
    }
  if (inNeed) return { ...inNeed, understood: reply.understood, notes: [] }
  const isPast = isPastCrisis(prompt)
  const text = [
    isPast || isYoung || isOfOwn(reply.understood) || isSaidSo(prompt, reply.understood)
      ? null
      : careNote(prompt, spoken, need ?? before.need),
    reply.text,
  ]
    .filter(Boolean)
    .join('\n\n')
  const saying = { ...reply, text, guide: place, asks: place.asked?.split('/')[1] ?? null }
  const isUnscripted =
    (isPast && !isOfOwn(reply.understood)) ||
    isUnsure ||
    isAfterNo(prompt) ||
    (wasHarmed(concerns) && !isAnswered(reply.understood))
  const listening =
    isUnscripted &&
    !isYoung &&
    !isOfThoughts(place) &&
    reply.understood.topic !== 'progress' &&
    !isSaidOnly(reply.understood) &&
    openingAfter(prompt) === null &&
    !isDirectlyAnswered(reply.understood)
      ? listeningAfter({ ...prompt, concerns }, spoken, saying)
      : null
  return listening ? { ...saying, ...listening } : saying
}

const isNewOrWorse =
  /\b(?:feels?|it'?s|is|getting) (?:so |really |a bit |much |totally )?(?:diff\w+|new|worse|stronger)\b|\bnot like (?:the )?(?:last|other) times?\b/i

/** The second time without its preface. */
const askedPlainly = (turns: GuidePrompt['turns'], asking: Question): string =>
  turns.some(({ role, text }) => role === 'assistant' && text.includes(askWords[asking].ask))
    ? plainQuestions[asking]
    : askWords[asking].ask

const isAskedNearly = ({ topic }: Understanding): boolean =>
  isAskedPlainly(topic) && isNearest(topic!.replace('fact:', ''))

/** Answered at once and alone. */
const isOfOwn = ({ topic }: Understanding): boolean =>
  isOfWatched(topic) || topic === 'fact:skin-bleeds' || (topic !== null && needOfHardTime(topic) !== null)

/** Taken as a way of speaking, it is not called heavy in the same breath, unless it was said outright. */
const isSaidSo = ({ turns }: GuidePrompt, { topic }: Understanding): boolean =>
  topic === 'fact:way-of-speaking' &&
  screenByFloor([{ role: 'person', text: turns.at(-1)?.text ?? '' }]).tier === 'none'

const bodyTopics: ReadonlySet<string | null> = new Set([
  'fact:relapse',
  'fact:slipped',
  'fact:alcohol-stop',
  'fact:alcohol-danger',
  'fact:alcohol-ask',
  'fact:stopped-pills',
])

/** A body's danger in these is another than the words for a crisis speak of; where one is told outright, those come first. */
const isOfBody = ({ turns, guide: at }: GuidePrompt, { topic }: Understanding): boolean =>
  bodyTopics.has(topic) &&
  at?.need !== 'crisis' &&
  !isCrisis(
    screenByFloor(turns.map(({ role, text }) => ({ role: role === 'user' ? 'person' : 'companion', text })))
      .tier,
  )

/** What is said there ends in a question about danger. */
const askingTopics: ReadonlySet<string | null> = new Set([
  'fact:go-after',
  'fact:voice-orders',
  'fact:passing-no-point',
  'fact:plainly-voice-against-you',
])

const ofEnding: ReadonlySet<string | null> = new Set([
  'fact:young-disappear',
  'fact:go-after',
  'fact:passing-no-point',
  'fact:plainly-voice-against-you',
])

/** What is asked about danger stands after what was said to what happened. */
function askedAfter(due: string | null | undefined, { topic }: Understanding): Question | null {
  if (ofEnding.has(topic)) return 'ending-life'
  if (topic === 'fact:voice-orders' || topic === 'fact:young-violence') return 'safe-now'
  return questions.find((one) => one === due) ?? null
}

/** A goodbye, and what was missed: nothing is put in their place. */
const isSaidOnly = ({ topic }: Understanding): boolean => /^(?:bye-|missed|glad)/.test(topic ?? '')

/** A plain question, a step or news has an answer of its own, whatever was spoken of before. */
const isAnswered = ({ topic }: Understanding): boolean =>
  topic !== null && (topic === 'news' || topic === 'advice' || topic.startsWith('fact:'))

/** Unwanted thoughts are met as thoughts, also where a word in them sounds like harm. */
const isOfThoughts = ({ need }: GuidePlace): boolean => need.startsWith('ocd-')

/** Asked directly what is not about danger: that has an answer also after a crisis. */
const ofLife =
  /^fact:(should-(leave|work|pill|drive|eat)|how-long|why-|leave-home|get-easier|how-sleep|police-can|no-reply|tell-child|take-child|tell-services|alcohol-ask|known-|lump-when|teeth-after|weed-unreal)/
const isDirectlyAnswered = ({ topic }: Understanding): boolean => ofLife.test(topic ?? '')

/** In a crisis, after one, and where danger is spoken of, nothing is remembered and nothing of it is used. */
const mayRecall = ({ tier, concerns, ask, answered, guide: place }: GuidePrompt): boolean =>
  !isCrisis(tier) && !stateOf(place).isAfterCrisis && !ask && !answered && !isGrave(tier, concerns)
