import { asksForDoctor, asksWhatNext } from '#domain/chat/guide/hear/act-signs.ts'
import { type Correction, correctionIn, isOf } from '#domain/chat/guide/hear/corrections.ts'
import { directQuestionIn } from '#domain/chat/guide/hear/direct-questions.ts'
import { everydayMatterIn } from '#domain/chat/guide/hear/everyday-matters.ts'
import { everydayQuestionIn } from '#domain/chat/guide/hear/everyday-questions.ts'
import { asksAgain, factAskedIn } from '#domain/chat/guide/hear/facts-asked.ts'
import { hardTimeIn, isOfDying } from '#domain/chat/guide/hear/hard-times.ts'
import { fearsForHeart, inPassing } from '#domain/chat/guide/hear/in-passing.ts'
import { type News, newsIn } from '#domain/chat/guide/hear/news.ts'
import { asksForName, plainQuestionIn } from '#domain/chat/guide/hear/plain-questions.ts'
import { plain } from '#domain/chat/guide/hear/plain.ts'
import { type ProgressKind, progressIn } from '#domain/chat/guide/hear/progress.ts'
import { wishIn } from '#domain/chat/guide/hear/quiet.ts'
import { safetyFactIn } from '#domain/chat/guide/hear/safety-facts.ts'
import { saysItIsUnanswered } from '#domain/chat/guide/hear/sentences.ts'
import { urgePathIn } from '#domain/chat/guide/hear/urge-paths.ts'
import { watchedIn } from '#domain/chat/guide/hear/watched.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** What was said before that a message may be about. */
export type Before = {
  /** The need that the guide is in. */
  at: NeedId | null
  /** All that the guide said, by its ids. */
  said: readonly string[]
  /** What the person wrote before this. */
  told: readonly string[]
  offered: string | null
  /** The need that the talk was in before this message. */
  was?: NeedId | null
}

const factsIn = (said: readonly string[]): string[] =>
  said.filter((id) => id.startsWith('fact/')).map((id) => id.replace(/^fact\/|\.\d+$/g, ''))

/** The ids of one turn are few. */
const lately = 3
const wantsToBeSure: ReadonlySet<string> = new Set([
  'panic-die',
  'panic-faint',
  'thought-want',
  'anxiety-away',
])

const toldLately = 5
const wantsItSure =
  /\b(sure|promise|what if|will|won't|could|can)\b.{0,24}\b(i|me|you|it)\b.{0,12}\b(faint|die|pass out|black out|collapse|mean it|want it|go away)\b/

function factTopic(text: string, { said, told }: Before): string | null {
  const facts = factsIn(said)
  const isJustTold = said.slice(-lately).some((id) => id.startsWith('fact/') || id.startsWith('act/again.'))
  if (isJustTold && asksAgain(text)) return 'again'
  if (facts.some((fact) => wantsToBeSure.has(fact)) && wantsItSure.test(plain(text))) return 'again'
  const fact = factAskedIn(text, facts.at(-1) ?? null, told.slice(-toldLately).join(' '))
  if (fact === null) return null
  return wantsToBeSure.has(fact) && facts.includes(fact) ? 'again' : `fact:${fact}`
}

/** Who corrects the guide; null where it had not understood what they deny. */
export function correctionOf(text: string, { at, said }: Before): Correction | null {
  const correction = said.length > 0 ? correctionIn(text) : null
  if (correction === null || correction.isPlain) return correction
  return at === null || isOf(at, correction.denied ?? '') ? correction : null
}

const small: readonly (readonly [string, RegExp])[] = [
  ['greeting', /^(hi+|hey+|hello+|hiya|yo|good (morning|evening|afternoon))( there)?[.! ]*$/],
  ['small-no', /^(no+|nope|nah|naw|not really|none)[.! ]*$/],
  [
    'small-yes',
    /^(yes+|yeah+|yep|yup|ok+(ay)?|k|right|sure|mhm+|hm+|go on|i see|alright|fine|fair( enough| point)?|ok(ay)?,? fair( enough)?|got it|ok(ay)?,? cool|ok(ay)?,? that makes sense|makes sense|true|exactly|yes exactly|(?:lol|haha+|hm+)[, ]+(?:ok(?:ay)?|fine|yeah|alright|right))[.! ]*$|^[:;]-?[)d]+$/,
  ],
]

/** Of a few words that say neither more nor less. */
export const smallWordIn = (text: string): string | null =>
  small.find(([, sign]) => sign.test(plain(text)))?.[0] ?? null

/** Something that could be done was spoken of. */
export const isAfterStep = (said: readonly string[]): boolean =>
  said.some(
    (id) =>
      id.startsWith('step/') ||
      id.startsWith('fact/tell-') ||
      id.startsWith('fact/exercise-helps') ||
      id.startsWith('act/see-doctor.') ||
      id.startsWith('act/human-please.') ||
      id.startsWith('fact/medicine') ||
      id.startsWith('fact/plainly-take-child') ||
      id.startsWith('fact/plainly-whom'),
  )

const tellMe =
  /^(but |so |and )?(can you |could you |please )*(just )?(tell me|say it|answer( me)?)( please)?[.! ]*$/
const isDoubting = (at: NeedId | null): boolean => at === 'health-fear' || at?.startsWith('ocd-') === true

/** That a doctor found nothing is part of the fear, and no news to be named. */
const isCheckedFear = (at: NeedId | null, { kind }: News, words: string): boolean =>
  at === 'health-fear' &&
  (kind === 'went' || kind === 'clear') &&
  /\b(fine|ok(ay)?|normal|well|good)\b/.test(words)

/** To have done it once more is no step. */
const isRitual = (at: NeedId | null, { kind }: News, words: string): boolean =>
  isDoubting(at) &&
  kind === 'done' &&
  /\b(times|again|check\w*|clean\w*|wash\w*|told|asked|confess\w*|pray\w*|emailed|messaged|texted|googled|looked|searched|apologi\w+|redid|rewrote|counted|tested)\b/.test(
    words,
  )

const asksWhatItIs =
  /^(so |but |and )?(is|could) (this|that|it) (be |really |even )?(ocd|anxiety|depression|ptsd|panic|a panic attack|trauma|adhd|bipolar)\b/
const triesOne =
  /^(?:(?:ok(?:ay)?|yes|yeah|sure|right)[, ]+)*(let'?s|can we|i'll|i want to|i'd like to|i could) (try|do|have a go at) (one|it|that|some|something)\b.{0,12}$/
const willTry =
  /^(ok(ay)?,? |yes,? |alright,? )?((i'll|i will) (try|wait|do (it|that)|see)|i will)( (it|that|then|now|today|tomorrow|later))?[.! ]*$/
const intends =
  /^(?:(?:ok(?:ay)?|yes|yeah|alright|fine|right|hmm)[, ]+)*(i'll|i will|i could(?!n't)|i can(?!'t|not)|i might|maybe|i'm going to|i'm gonna|perhaps)\b.{2,48}$/

/** What happened, which a question about it goes before. */
const yieldsToQuestion: ReadonlySet<string> = new Set(['parting-text', 'carer'])
/** Answers for whatever has no nearer one. */
const inGeneral: ReadonlySet<string> = new Set(['is-it-usual', 'this-or-that'])
const ownTopics: ReadonlySet<string> = new Set(['certainty', 'diagnose', 'list', 'what-would-you'])

function directTopic(text: string, before: Before): string | null {
  const name = directQuestionIn(text, before)
  return name === null || ownTopics.has(name) ? name : `fact:${name}`
}

/** Before any card or fact: they are about what was just done or said. */
const comesFirst: ReadonlySet<ProgressKind> = new Set(['found', 'resisted', 'leaving', 'thanks'])
const isThanksAlone = (kinds: readonly ProgressKind[]): boolean => kinds.every((kind) => kind === 'thanks')

/** They say that what they asked had no answer: what they wrote before is read for it once more. */
export function owedIn(text: string, before: Before): string | null {
  const asked = before.told.at(-1)
  if (asked === undefined || !saysItIsUnanswered(text)) return null
  const then = { ...before, told: before.told.slice(0, -1) }
  const name = everydayQuestionIn(asked, then) ?? plainQuestionIn(asked, then)
  return name === null ? directTopic(asked, then) : `fact:${name}`
}

/** What means the same whatever was asked and whatever it is about: a wish, a question after a fact, news, what to do. */
export function topicFirst(text: string, before: Before): string | null {
  if (wishIn(text) === 'quiet') return 'quiet'
  if (wishIn(text) === 'asked') return 'ask-again'
  const words = plain(text)
  const watched = watchedIn(text, before.at)
  if (watched !== null) return `fact:${watched}`
  const passing = inPassing(text, before.at, before.said)
  if (passing !== null) return `fact:${passing}`
  if (fearsForHeart(text, before.said)) return 'fact:heart-or-panic'
  const safety = safetyFactIn(text, before)
  if (safety !== null) return `fact:${safety}`
  const progress = before.said.length === 0 ? null : progressIn(text, before.at, before.told)
  if (progress?.kinds.some((kind) => comesFirst.has(kind)))
    return isThanksAlone(progress.kinds) ? null : 'progress'
  const path = urgePathIn(text, before.at)
  const everyday = everydayQuestionIn(text, before)
  if (everyday !== null) return `fact:${everyday}`
  const question = plainQuestionIn(text, before)
  const direct = asksForDoctor.test(words) ? null : directTopic(text, before)
  const hard = hardTimeIn(text, before)
  const matter = everydayMatterIn(text, before)
  const isAsked = question !== null || direct !== null || words.includes('?')
  if (matter !== null && (hard === null || !isOfDying(`fact:${hard}`)) && !isAsked) return `fact:${matter}`
  if (hard !== null && !(direct !== null && yieldsToQuestion.has(hard))) return `fact:${hard}`
  if (question !== null && !(direct !== null && inGeneral.has(question))) return `fact:${question}`
  if (asksForName(text)) return 'diagnose'
  const fact = factTopic(text, before)
  // What to say to whom is known better where it is known what it is about.
  if (fact !== null && !(direct !== null && fact.startsWith('fact:tell-'))) return fact
  if (direct !== null) return direct
  if (path !== null) return `path:${path}`
  if (tellMe.test(words) && isDoubting(before.at)) return 'certainty'
  const news = newsIn(text, isAfterStep(before.said))
  if (
    news !== null &&
    !isRitual(before.at, news, words) &&
    !isCheckedFear(before.at, news, words) &&
    (before.offered === null || news.kind !== 'went')
  )
    return 'news'
  if (asksWhatItIs.test(words)) return 'diagnose'
  if (triesOne.test(words)) return 'try'
  if (intends.test(words) && (willTry.test(words) || isAfterStep(before.said))) return 'intends'
  if (progress !== null && !(before.at?.startsWith('ocd-') && progress.kinds[0] === 'did')) return 'progress'
  return asksWhatNext.test(words) ? 'advice' : null
}
