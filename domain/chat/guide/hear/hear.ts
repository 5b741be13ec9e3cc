import { heardAge } from '#domain/account/age/heard-age.ts'
import {
  actSigns,
  asksForCertainty,
  asksForDoctor,
  asksToBeBelieved,
  asksWhatToDo,
  isNonsense,
  topics,
} from '#domain/chat/guide/hear/act-signs.ts'
import { chipOf, readAnswer } from '#domain/chat/guide/hear/answers.ts'
import { detailsIn } from '#domain/chat/guide/hear/details.ts'
import { exerciseAskedFor } from '#domain/chat/guide/hear/exercise-names.ts'
import { languageAskedFor, otherLanguageOf } from '#domain/chat/guide/hear/language.ts'
import { needSigns } from '#domain/chat/guide/hear/need-signs.ts'
import { ownRuleIn } from '#domain/chat/guide/hear/own-rules.ts'
import { bare, plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import type { Question } from '#domain/chat/guide/say/words.ts'
import type { ActId, NeedId, Scores, Understanding } from '#domain/chat/guide/understanding.ts'
import { howItWas } from '#domain/chat/how-it-was.ts'

/** From here on a need is taken without asking: found on authors that the learning had not seen. */
const sureFrom = 0.45
/** In the middle of another need more is wanted, and little of the one that is there. */
const otherFrom = 0.75
const stillThere = 0.15
/** From here on an act is believed where no pattern is certain of one. */
const actSureFrom = 0.4
/** What one certain turn of phrase is worth beside what was learned. */
const signWorth = 0.55

const adultFrom = 18

type Ranked = { need: NeedId; worth: number }

/** Nobody is told of violence, of beliefs, of somebody else's danger or of good news on a hint. */
const carefully: ReadonlySet<NeedId> = new Set([
  'violence-at-home',
  'certain-beliefs',
  'someone-else',
  'good-moment',
])
const hintWorth = 0.6
const isBad =
  /\b(not|no|never|can't|don't|didn't|low|awful|struggl\w+|worse|worst|bad|sad|hate|die|dead|died|goodbye|alone|scared|tired|hurt\w*|cry\w*|lost|gave|anymore|tonight)\b/
/** Done to them: a memory to be met, and no doubt about their own guilt. */
const wasDone =
  /\b(was|got|been|being) (raped|molested|assaulted|abused|beaten|groomed)\b|\b(raped|molested|assaulted|abused) me\b/
const doubts: ReadonlySet<NeedId> = new Set(['ocd-real-event', 'ocd-taboo', 'ocd-harm', 'shame', 'grief'])
/** Too little to say what it is about. */
const fewestWords = 3

function rankNeeds(words: string, scores: Scores | null): Ranked[] {
  const isShort = wordCount(words) < fewestWords
  const isDone = wasDone.test(words)
  const learnedOf = (need: NeedId): number => {
    const learned = isShort ? 0 : (scores?.needs[need] ?? 0)
    if (need === 'good-moment' && isBad.test(words)) return 0
    if (isDone) return need === 'flashback' ? 1 : doubts.has(need) ? 0 : learned
    return carefully.has(need) ? learned * hintWorth : learned
  }

  const ranked = needSigns.map(([need, signs], index) => {
    const heard = signs.filter((sign) => sign.test(words)).length
    const bySigns = heard === 0 ? 0 : signWorth + 0.1 * (heard - 1) - index * 0.001
    const learned = learnedOf(need)
    return { need, worth: Math.max(bySigns * (scores ? 0.6 : 1), 0) + learned }
  })
  const crisis = { need: 'crisis' as const, worth: 0 }
  return [...ranked, crisis]
    .filter(({ worth }) => worth > 0.05)
    .toSorted((one, other) => other.worth - one.worth)
}

function actBySigns(text: string, words: string): ActId | null {
  if (isNonsense(text)) return 'nonsense'
  // Whoever tells at length goes on telling, whatever phrases are in it.
  const isShort =
    wordCount(words) <= 14 && !/\b(can't|cannot|couldn't) (stop|do|go on|take|cope|handle)\b/.test(words)
  return isShort ? (actSigns.find(([, sign]) => sign.test(words))?.[0] ?? null) : null
}

function actOf(text: string, words: string, scores: Scores | null): ActId {
  const bySigns = actBySigns(text, words)
  if (bySigns !== null) return bySigns
  const [act, worth] = Object.entries(scores?.acts ?? {}).reduce<readonly [string, number]>(
    (best, one) => (one[1] > best[1] ? one : best),
    ['tells', 0],
  )
  // A number alone is no mash of keys.
  const isNumber = act === 'nonsense' && /\d/.test(words)
  return worth >= actSureFrom && act !== 'answer' && !isNumber && wordCount(words) <= 20
    ? (act as ActId)
    : 'tells'
}

/** These mean the same whatever was asked; all others may be an answer first. */
const beforeAnswers: ReadonlySet<ActId> = new Set([
  'said-already',
  'not-understood',
  'start-over',
  'sum-up',
  'shorter',
  'human-please',
  'about-guide',
  'insult',
])

/** What was offered is spoken of as it was: that it helped is no yes to it. */
const ofWhatWasOffered: ReadonlySet<ActId> = new Set(['helped', 'did-not-help', 'worse'])

const isAnswerFirst = (act: ActId, { name }: Question): boolean =>
  !beforeAnswers.has(act) && !(name === 'offer' && ofWhatWasOffered.has(act))

const topicOf = (act: ActId, words: string): string | null =>
  act === 'about-guide'
    ? (topics.find(([, pattern]) => pattern.test(words))?.[0] ?? null)
    : asksForDoctor.test(words)
      ? 'doctor'
      : asksToBeBelieved.test(words)
        ? 'believe-me'
        : asksForCertainty.test(words)
          ? 'certainty'
          : act === 'tells' && asksWhatToDo.test(words)
            ? 'advice'
            : null

/** What it is about is said by then: the rest of a long message changes nothing. */
const longestRead = 4_000

/** What was said, read against what was asked. Never advances on words that it did not understand: see `isGuess`. */
export function hear(
  said: string,
  asked: Question | null,
  scores: Scores | null,
  { today = '', at = null }: { today?: string; at?: NeedId | null } = {},
): Understanding {
  const text = said.slice(0, longestRead)
  const words = plain(text)
  const details = detailsIn(text)
  const ranked = rankNeeds(words, scores)
  const maybe = ranked.slice(0, 3).map(({ need }) => need)
  const [first, other] = ranked
  const isOpen = at === null || at === 'just-listen'
  const isStill = ranked.some(({ need: one, worth }) => one === at && worth >= stillThere)
  const from = isOpen ? sureFrom : isStill ? Number.POSITIVE_INFINITY : otherFrom
  const need =
    first && (first.worth >= from || (first.need === at && first.worth >= sureFrom)) ? first.need : null
  const second = need && other && other.worth >= sureFrom ? other.need : null
  const none = { need, second, maybe, answer: null, exercise: null, topic: null, details }
  const chip = asked && chipOf(asked, text)
  if (chip !== null) return { ...none, act: 'answer', answer: chip }
  const felt = howItWas.find(({ label }) => bare(label) === bare(text))
  if (felt) return { ...none, act: felt.act }
  const language = otherLanguageOf(text) ?? languageAskedFor(text)
  if (language !== null) return { ...none, act: 'other-language', topic: language }
  if (asksToBeBelieved.test(words)) return { ...none, act: 'tells', topic: 'believe-me' }
  if (ownRuleIn(text)) return { ...none, act: 'tells', topic: 'rule' }
  const act = actOf(text, words, scores)
  // Of one that was done it is told how it was; it is not asked for.
  const exercise = ofWhatWasOffered.has(act) ? null : exerciseAskedFor(text, act === 'exercise-by-name')
  const answer = asked && isAnswerFirst(act, asked) ? readAnswer(asked, text) : null
  const isFree = asked?.reads === 'open' && answer === 'told'
  // "I would like a breathing exercise" is no yes to whether the floor is felt.
  const isOther =
    exercise !== null && asked?.reads !== 'choice' && !/^(yes|yeah|yep|ok|okay|sure|no)\b/.test(words)
  if (answer !== null && !isOther && !(isFree && (exercise !== null || act !== 'tells')))
    return { ...none, act: 'answer', answer, topic: topicOf('tells', words) }
  if (exercise !== null) return { ...none, act: 'exercise-by-name', exercise }
  const age = heardAge(text, today)
  if (age !== null) return { ...none, act: 'age', topic: age < adultFrom ? 'minor' : null }
  return { ...none, act, topic: topicOf(act, words) }
}
