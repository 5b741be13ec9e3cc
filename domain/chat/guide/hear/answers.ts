import { bare, plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import type { Question } from '#domain/chat/guide/say/words.ts'

const unsure =
  /^(well |um+ |hmm+ |honestly )?(i (really )?(don't|do not) (really )?know|not (so |too |really |entirely )?sure|no idea|no clue|maybe|perhaps|hard to (say|tell)|it depends|depends|sometimes|both|neither|can't (say|tell)|who knows|unsure)\b/
const no =
  /^(well |um+ |hmm+ |honestly |sorry )?(no+|nope|nah|naw|not|never|none|don't|rather not|i'd rather not|i (don't|do not|haven't|can't|cannot|couldn't|didn't|won't|wouldn't|am not)|i'm not|it (isn't|doesn't|hasn't|didn't|won't|wasn't)|it's not|that's not|no thanks|pass)\b/
const yes =
  /^(well |um+ |hmm+ |honestly |oh )?(yes+|yeah+|yea|yep|yup|ya|yah|aye|sure|ok|okay|k|alright|all right|fine|please|definitely|absolutely|kind of|kinda|sort of|sorta|a (bit|little)|slightly|somewhat|i (do|am|have|did|would|can|will|think so|guess( so)?|suppose( so)?)|it (is|does|has|did|was)|probably|mostly|of course|true|right|exactly|correct|let's|go on|go ahead|i'll try|mhm+|uh huh)\b/

/** Only in few words, or with a stop after them, are these a yes or a no: "it was about the budget" is neither. */
const weakHead =
  /^(well |um+ |hmm+ |honestly |oh |sorry )?(it|i|never|none|not|don't|that's|mostly|probably|a (bit|little)|slightly|somewhat|of course|right|true|fine|k|no|maybe|sometimes|both|please|let's)\b/
const goesOnWith =
  /^(,|\.|;|!|-|$| (but|and|because|i|i'm|he|she|it|they|we|you|that|there|thanks?|please|not|really|of course|sorry)\b)/
const fewWords = 5

/** No word of its own in an answer. */
const ofAnswers =
  /\b(?:i|i'm|i am|i've|i'd|me|my|it|it's|its|he|he's|she|she's|they|they're|we|you|that|that's|this|there|there's|no|not|yes|yeah|yep|nope|ok|okay|well|but|and|so|or|a|an|the|to|of|at|in|on|for|with|do|don't|does|doesn't|did|didn't|is|isn't|are|aren't|am|was|wasn't|be|been|have|haven't|has|hasn't|had|can|can't|cannot|could|couldn't|will|won't|would|wouldn't|really|yet|just|still|now|right|sure|think|guess|suppose|know|maybe|sorry|thanks|thank|please|tbh|though|tho|too|very|much|quite|bit|little|lot|any|all|some|if|as|like|actually|at all|course|never|ever|nobody|anyone|anybody|else|here|alone)\b|[^\p{L}' ]/gu
const mostOfElse = 2

/** Much is told besides, and none of it is of what was asked. */
function isOfElse({ says, answers }: Question, words: string): boolean {
  const told = words
    .replace(ofAnswers, ' ')
    .split(/\s+/)
    .filter((word) => word.length > 2)
  if (told.length <= mostOfElse) return false
  const asked = plain(
    [...says, ...answers.flatMap(({ label, hears = [] }) => [label ?? '', ...hears])].join(' '),
  )
  return !told.some((word) => asked.includes(word.slice(0, shortestStem)))
}
const shortestStem = 5

/** Whether a head is the answer, and not only the beginning of something told. */
const stands = (head: RegExp, words: string): boolean => {
  const found = head.exec(words)?.[0]
  if (found === undefined) return false
  if (!weakHead.test(words)) return true
  const rest = words.slice(found.length)
  return wordCount(words) <= (/^no\b/.test(words) ? 3 : fewWords) || goesOnWith.test(rest)
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const notANumber =
  /^\s*(am|pm|a\.m|p\.m|o'clock|hours?|hrs?|h\b|times?|years?|days?|weeks?|months?|min(ute)?s?|x\b|:)/

/** A number from 0 to 10 that a text gives as its answer; null where it gives none. */
export function scaleIn(text: string): number | null {
  const words = plain(text)
  const found: number[] = []
  for (const match of words.matchAll(/(?<![\d.:])(\d{1,3})(?:\.5)?(?![\d:])/g)) {
    const after = words.slice(match.index + match[0].length)
    if (notANumber.test(after)) continue
    if (/^\s*\/\s*10\b/.test(words.slice(0, 0) + after) || Number(match[1]) <= 10)
      found.push(Number(match[1]))
    else if (/^\s*(%|percent)/.test(after)) found.push(Number(match[1]) / 10)
    else if (Number(match[1]) > 10) found.push(10)
    // "7/10", "7 out of 10": the ten is the scale's own.
    if (/^\s*(\/|out of)\s*(10|ten)\b/.test(after)) break
  }
  if (found.length === 0 && wordCount(words) <= 8) {
    const spelled = numberWords.findLastIndex((word) => new RegExp(`\\b${word}\\b`).test(words))
    if (spelled !== -1 && !notANumber.test(words.split(numberWords[spelled] ?? '')[1] ?? ''))
      found.push(spelled)
  }
  if (found.length === 0) return null
  return Math.min(10, (found[0]! + found[Math.min(1, found.length - 1)]!) / 2)
}

export const bandOf = (strength: number): 'low' | 'middle' | 'high' =>
  strength < 3.5 ? 'low' : strength < 6.5 ? 'middle' : 'high'

function strengthIn(text: string): string | null {
  const number = scaleIn(text)
  if (number !== null) return bandOf(number)
  const words = plain(text)
  if (wordCount(words) > 8) return null
  if (
    /\b(very|really|so|extremely|super) (strong|bad|high|much)|\b(unbearable|massive|huge|max|the worst|off the scale|a lot|strong|high)\b/.test(
      words,
    )
  )
    return 'high'
  if (/\b(medium|middling|so-so|so so|halfway|in the middle|moderate)\b/.test(words)) return 'middle'
  if (/\b(a (bit|little)|low|weak|barely|hardly|not (much|very|that)|nothing|gone)\b/.test(words))
    return 'low'
  return null
}

const isDeniedIn = (phrase: string, words: string): boolean =>
  new RegExp(
    String.raw`(?:\b(?:no|not|never|without)|n't)(?: (?:any|even|really|have|had|got|the|a|of))* ${phrase.replaceAll('’', "'").replace(/[^\w' ]/g, '.')}`,
  ).test(words)

const isHeardIn = (phrase: string, words: string): boolean =>
  !isDeniedIn(phrase, words) &&
  ` ${words.replace(/[^\p{L}\p{N}' ]+/gu, ' ').replace(/\s+/g, ' ')} `.includes(
    ` ${phrase.replaceAll('’', "'")} `,
  )

/** A word of a choice in the middle of something else that is told chooses nothing. */
const isMostOf = (phrase: string, text: string): boolean => {
  const words = text.replace(/,? ?\bi (think|guess|suppose)$/, '')
  const isAtAnEnd =
    wordCount(words) <= 7 && (words.startsWith(phrase) || words.endsWith(phrase.replaceAll('’', "'")))
  return (
    isAtAnEnd ||
    wordCount(phrase) * 3 >= wordCount(words) ||
    (wordCount(phrase) >= 3 && wordCount(words) <= 14)
  )
}

/** The answer whose chip a text is, word for word. */
export const chipOf = (question: Question, text: string): string | null =>
  question.answers.find(({ label }) => label !== undefined && bare(label) === bare(text))?.means ?? null

/**
 * What a text answers to the question that was asked: the `means` of one of its answers, or null. What does not answer it
 * is not taken for an answer.
 */
export function readAnswer(question: Question, text: string): string | null {
  const words = bare(text)
  if (words === '') return null
  const means = new Set(question.answers.map((answer) => answer.means))
  const chosen = chipOf(question, text)
  if (chosen !== null) return chosen
  const given = (one: string | null) => (one !== null && means.has(one) ? one : null)
  if (question.reads === 'scale') return given(strengthIn(text) ?? (unsure.test(words) ? 'unsure' : null))
  const heard = question.answers
    .filter(({ hears, label }) =>
      // What has no chip is there to be heard in whatever is told.
      hears?.some((phrase) => isHeardIn(phrase, words) && (!label || isMostOf(phrase, words))),
    )
    .map((answer) => answer.means)
  if (question.reads === 'yes-no') {
    const first = stands(unsure, words)
      ? 'unsure'
      : stands(no, words)
        ? 'no'
        : stands(yes, words)
          ? 'yes'
          : null
    return (isOfElse(question, words) ? null : given(first)) ?? heard[0] ?? null
  }
  if (heard[0] !== undefined) return heard[0]
  if (unsure.test(words) && wordCount(words) <= 6) return given('unsure')
  return question.reads === 'open' && wordCount(words) >= 2 ? given('told') : null
}

const none =
  /^no (?!(?:thanks?|thank|ta|thx|not|i|please|way|more|exercise|breath\w*|no|it|that|this|sorry|cheers|u|you)\b)[\w']+(?: [\w']+)?$/

/** "No drugs" tells of something, and refuses nothing. */
export const tellsOfNone = (text: string): boolean => none.test(bare(text))
