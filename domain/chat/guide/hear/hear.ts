import { actHeard } from '#domain/chat/guide/hear/act-heard.ts'
import { asksToBeBelieved } from '#domain/chat/guide/hear/act-signs.ts'
import { chipOf, readAnswer, scaleIn } from '#domain/chat/guide/hear/answers.ts'
import { isAskedIfOk, learnedAnswer } from '#domain/chat/guide/hear/asked/learned-answer.ts'
import { isGeneral, isNearest, plainlyAsked } from '#domain/chat/guide/hear/asked/which-answer.ts'
import { certainNeedIn } from '#domain/chat/guide/hear/certain-signs.ts'
import { type Correction, correctionIn, isOf } from '#domain/chat/guide/hear/corrections.ts'
import { deniedIn } from '#domain/chat/guide/hear/denied.ts'
import { detailsIn } from '#domain/chat/guide/hear/details.ts'
import { asksSomething } from '#domain/chat/guide/hear/direct-questions.ts'
import { everydayQuestionIn } from '#domain/chat/guide/hear/everyday-questions.ts'
import { exerciseAskedFor, isTitle } from '#domain/chat/guide/hear/exercise-names.ts'
import { gladIn, goingIn } from '#domain/chat/guide/hear/going.ts'
import { kindIn } from '#domain/chat/guide/hear/kind.ts'
import { languageAskedFor, otherLanguageOf } from '#domain/chat/guide/hear/language.ts'
import { leavesFor, turnedBackTo } from '#domain/chat/guide/hear/leaving.ts'
import { manyIn } from '#domain/chat/guide/hear/many.ts'
import {
  type Before,
  correctionOf,
  owedIn,
  smallWordIn,
  topicFirst,
} from '#domain/chat/guide/hear/meant-first.ts'
import { missedIn, saysMissed } from '#domain/chat/guide/hear/missed.ts'
import { deedAsAsked, newsIn } from '#domain/chat/guide/hear/news.ts'
import { ownRuleIn } from '#domain/chat/guide/hear/own-rules.ts'
import { bare, plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import { progressIn } from '#domain/chat/guide/hear/progress.ts'
import { droppedIn, hasSign, rankNeeds } from '#domain/chat/guide/hear/rank-needs.ts'
import { isRefusalAlone } from '#domain/chat/guide/hear/refused.ts'
import { sceneIn } from '#domain/chat/guide/hear/scene.ts'
import { feltOtherwiseIn, nameToldIn } from '#domain/chat/guide/hear/told-otherwise.ts'
import { topicOf } from '#domain/chat/guide/hear/topic-of-act.ts'
import { ageTold, youngMatterIn } from '#domain/chat/guide/hear/young.ts'
import type { Question } from '#domain/chat/guide/say/words.ts'
import type { ActId, NeedId, Scores, Understanding } from '#domain/chat/guide/understanding.ts'
import { howItWas, howItWasInNumbers } from '#domain/chat/how-it-was.ts'

/** From here on a need is taken without asking: found on authors that the learning had not seen. */
const sureFrom = 0.45
/** Less is not worth asking about. */
const hintFrom = 0.3
/** In the middle of another need more is wanted, and little of the one that is there. */
const otherFrom = 0.75
const stillThere = 0.15
/** Nor do very few give one to whoever is only listened to, unless it is likelier than that. */
const fewWords = 4
const faintSureFrom = 0.6
const slightWords = 8
/** After a correction the rest of it is all there is to go by. */
const correctedFrom = 0.45

const adultFrom = 18
/** A grown-up who says more beside it tells of that. */
const fewWithAge = 9

const isActWithNews = (topic: string, act: ActId): boolean => topic === 'news' && act === 'helped'

/** Thanks and going are acts of their own, also beside what went well. */
function actOfProgress(text: string, at: NeedId | null, act: ActId, told: readonly string[]): ActId {
  if (['helped', 'thanks', 'goodbye'].includes(act)) return act
  const kinds = progressIn(text, at, told)?.kinds ?? []
  const [first] = kinds
  if (first === 'eased' || first === 'resisted') return 'helped'
  return kinds.includes('thanks') ? 'thanks' : kinds.includes('leaving') ? 'goodbye' : 'tells'
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

const isOfItself = (name: string): boolean =>
  /^plainly-(?:dramatic-pain|normal-open|not-odd|allowed|bad-open)$/.test(name)

/** Asked just so, it has an answer of its own, where what else was found would fit any trouble. */
const isOfAsked = (topic: string): boolean =>
  /^fact:(?:plainly-(?:ok|say|opinion|right|whom|how-stop|doctor-does|real|sign|should)-|at-the-doctor)/.test(
    topic,
  )
const isNearAny = (topic: string): boolean =>
  /^(?:fact:(?:grief-usual|resign-words|plainly-allowed|verdict\w*|say-(?:to-them|hard-news|it-plainly|among-people)|get-easier\w*|why-\w+|how-long\w*|told-help|grief-numb)|path:.*|list|what-would-you|human-please|doctor)$/.test(
    topic,
  )

/** Spoken of as it was not told: that is let go for the rest of the talk. */
const deniesIt = /^what\b\W*[?]|\b(?:didn't say|never said|nothing to do with|not about|isn't about)\b/
const mayBeGlad = (need: NeedId | null): boolean =>
  need === null ||
  need === 'just-listen' ||
  need === 'good-moment' ||
  need === 'grief' ||
  need === 'loneliness'

/** What the talk was about is not so: what is left of it says what it is. */
const denialOf = (left: string): Correction => ({
  kind: 'wrong',
  instead: wordCount(left) >= fewestLeft ? left : null,
  denied: null,
  isPlain: true,
})
const fewestLeft = 3
/** Said first, it is an answer to how it was taken. */
const beginsDenying =
  /^(?:(?:no+|nope|nah|ok|but|what|wait|hey|omg|ffs|sorry)[,.!? ]+)*(?:(?:it's|its|it is|this is|that's|thats|i'm|i am|im|we're|he's|she's) not|not|it isn't|this isn't|that isn't)\b/
/** Set right by a word of the doubt itself, it is still that doubt. */
const isSameDoubt = (at: NeedId | null, instead: string | null): boolean =>
  at?.startsWith('ocd-') === true && instead !== null && isOf(at, plain(instead))

/** What it is about is said by then: the rest of a long message changes nothing. */
const longestRead = 4_000

/** Said before what is meant. */
const shrug = /^whatever[,.! ]+(?=(?:i['’]?ll|i will|thanks?|ok(?:ay)?|fine)\b)/i

/** What was said, read against what was asked. Never advances on words that it did not understand: see `isGuess`. */
export function hear(
  said: string,
  asked: Question | null,
  scores: Scores | null,
  { today = '', ...given }: { today?: string } & Partial<Before> = {},
): Understanding {
  const text = said.slice(0, longestRead).replace(shrug, '')
  const talk: Before = { at: null, said: [], told: [], offered: null, ...given }
  const back = turnedBackTo(plain(text), talk.at, talk.said)
  const before: Before = back === null ? talk : { ...talk, at: back }
  const { at } = before
  const { needs: denied, left } = deniedIn(text, talk.told.join(' '))
  const words = plain(left)
  const details = detailsIn(left)
  const dropped = new Set([...droppedIn(before.said), ...denied])
  const ranked = rankNeeds(words, scores, dropped)
  const maybe = ranked
    .filter(({ worth }) => worth >= hintFrom)
    .slice(0, 3)
    .map(({ need }) => need)
  const [first, other] = ranked
  const isOpen = at === null || at === 'just-listen'
  // A few words without a plain sign do not change what it is about.
  const isSlight =
    !isOpen && wordCount(words) <= slightWords && first !== undefined && !hasSign(first.need, words)
  const isStill = ranked.some(({ need: one, worth }) => one === at && worth >= stillThere)
  // What is plainly told is a turn to it, though the talk was about something near.
  const isCertain = certainNeedIn(words) === first?.need
  const isFaint =
    at === 'just-listen' && wordCount(words) <= fewWords && first !== undefined && !hasSign(first.need, words)
  // What was not understood at first needs more than a likeness afterwards.
  const isLater = at === null && before.said.length > 0 && first !== undefined && !hasSign(first.need, words)
  const from = isFaint
    ? faintSureFrom
    : isOpen
      ? isLater
        ? faintSureFrom
        : sureFrom
      : (isStill && !isCertain) || isSlight
        ? Number.POSITIVE_INFINITY
        : otherFrom
  const isLeft =
    isOpen ||
    first === undefined ||
    first.need === at ||
    leavesFor({
      at,
      to: first.need,
      words,
      count: wordCount(words),
      worth: first.worth,
      isPlain: hasSign(first.need, words),
    })
  // A fog is begun in the middle of something else only where it is named.
  const isFogAlone =
    !isOpen && first?.need === 'dissociation' && first.need !== at && !hasSign('dissociation', words)
  const isHeard =
    first !== undefined &&
    !isFogAlone &&
    (first.worth >= from || (first.need === at && first.worth >= sureFrom))
  const heard = isHeard && isLeft ? first.need : back
  const scene = sceneIn(words, scores, { need: heard, at, isMidTalk: before.said.length > 0, dropped })
  const need = heard ?? (isOpen && scene !== null && scene.need !== 'just-listen' ? scene.need : null)
  const isBeside = !isLeft && first !== undefined && hasSign(first.need, words)
  const second = isBeside ? first.need : need && other && other.worth >= sureFrom ? other.need : null
  const none = {
    need,
    second,
    maybe,
    answer: null,
    exercise: null,
    topic: null,
    details,
    scene: scene?.id ?? null,
    kind: before.said.length === 0 ? null : kindIn(left, scores),
  }
  const chip = asked && chipOf(asked, text)
  if (chip !== null) return { ...none, act: 'answer', answer: chip }
  const asking = { ...before, at: isOpen ? (need ?? at) : at }
  const found = plainlyAsked(text, asking)
  // Whether something is all right is asked of the thing itself.
  const isGiven = found !== null && isOfItself(found) && isAskedIfOk(text)
  const plainly = isGiven ? null : found
  const learned = plainly === null ? learnedAnswer(text, scores, asking) : null
  if (plainly !== null && isNearest(plainly))
    return { ...none, need: isOpen ? need : at, act: 'tells', topic: `fact:${plainly}` }
  const going = isTitle(text) ? null : goingIn(text, talk.told)
  if (going !== null) return { ...none, need: at, act: 'goodbye', topic: going }
  const isOwed = owedIn(text, before) !== null
  if (!isOwed && missedIn(text, talk.told) !== null)
    return {
      ...none,
      need: at,
      act: 'not-understood',
      topic: deniesIt.test(words) ? 'missed-other' : 'missed',
    }
  if (saysMissed(text, talk.told) && correctionIn(text)?.instead == null && !isOwed)
    return { ...none, need: at, act: 'not-understood', topic: 'missed-bare' }
  if (gladIn(text) && mayBeGlad(at) && mayBeGlad(need)) return { ...none, need, act: 'tells', topic: 'glad' }
  const act = actHeard(text, words, scores)
  const isAsked = exerciseAskedFor(left, act === 'exercise-by-name', scores) !== null
  const isDone = deedAsAsked(text) !== null
  if (!isAsked && before.said.length > 0 && feltOtherwiseIn(text) !== null)
    return { ...none, need: null, act: 'tells', topic: 'felt-otherwise' }
  if (nameToldIn(text) !== null) return { ...none, act: 'tells', topic: 'name-told' }
  const young = youngMatterIn(text, before.told, before.said)
  if (young !== null)
    return { ...none, act: ageTold(text, today) === null ? 'tells' : 'age', topic: `fact:${young}` }
  const several = manyIn(text, before)
  if (several !== null) return { ...none, need: null, act: 'tells', ...several }
  if (isRefusalAlone(text, before.said)) return { ...none, need: at, act: 'tells', topic: 'refused' }
  const isDenied =
    denied.length > 0 &&
    at !== null &&
    (denied.includes(at) || (before.said.length > 0 && beginsDenying.test(plain(text))))
  const isQuestion = everydayQuestionIn(text, before) !== null
  const owed = isAsked || isQuestion ? null : owedIn(text, before)
  if (owed !== null) return { ...none, need: at, act: 'tells', topic: owed }
  const correction =
    isAsked || isDone || isQuestion || plainly !== null
      ? null
      : (correctionOf(text, before) ?? (isDenied ? denialOf(left) : null))
  if (correction !== null) {
    const { kind, instead, isRest = false } = correction
    const anew =
      instead === null
        ? []
        : rankNeeds(
            plain(instead),
            scores,
            new Set([...dropped, ...(kind === 'wrong' && at && !isRest ? [at] : [])]),
          )
    const found = anew.find(
      ({ worth, need: one }) =>
        worth >= (hasSign(one, plain(instead ?? '')) ? correctedFrom : otherFrom) && !denied.includes(one),
    )
    const topic = kind === 'unread' ? 'unread' : instead === null ? 'wrong' : 'corrected'
    const isStillThere =
      at !== null && !denied.includes(at) && (denied.length > 0 || isRest || isSameDoubt(at, instead))
    return {
      ...none,
      act: 'not-understood',
      need: isSameDoubt(at, instead) ? at : (found?.need ?? (isStillThere ? at : null)),
      second: null,
      topic,
      ...(instead !== null && { beside: instead }),
    }
  }
  const felt = howItWas.find(({ label }) => bare(label) === bare(text)) ?? howItWasInNumbers(text)
  if (felt) return { ...none, act: felt.act }
  const language = otherLanguageOf(text) ?? languageAskedFor(text)
  if (language !== null) return { ...none, act: 'other-language', topic: language }
  if (asksToBeBelieved.test(words) && at !== 'certain-beliefs')
    return { ...none, act: 'tells', topic: 'believe-me' }
  if (ownRuleIn(text)) return { ...none, act: 'tells', topic: 'rule' }
  const isScale = asked?.reads === 'scale' && newsIn(text)?.kind !== 'waited' && scaleIn(text) !== null
  const about = isOpen ? (need ?? at) : at
  const known = isScale ? null : topicFirst(text, { ...before, at: about, was: at })
  const isUnnamed = isGeneral(known) && act !== 'about-guide'
  const isNearer = learned !== null && isOfAsked(learned) && known !== null && isNearAny(known)
  const topic = isNearer
    ? learned
    : isUnnamed
      ? plainly === null
        ? (learned ?? known)
        : `fact:${plainly}`
      : known
  // Whoever asks for an exercise gets it, whatever else is in the same breath.
  const meant = isAsked && !topic?.startsWith('fact:') ? null : topic
  if (meant !== null)
    return {
      ...none,
      // A question alone does not turn to something else, unless that is plainly named in it.
      need: isOpen || need === null || hasSign(need, words) ? need : at,
      act:
        meant === 'progress'
          ? actOfProgress(text, about, act, before.told)
          : meant === 'quiet' || isActWithNews(meant, act)
            ? act
            : 'tells',
      topic: meant,
    }
  const little = smallWordIn(text)
  if (little !== null && (asked === null || readAnswer(asked, text) === null))
    return { ...none, act: 'tells', topic: little }
  // Of one that was done it is told how it was; it is not asked for.
  const exercise = ofWhatWasOffered.has(act)
    ? null
    : exerciseAskedFor(left, act === 'exercise-by-name', scores)
  const answer = asked && isAnswerFirst(act, asked) ? readAnswer(asked, text) : null
  const isFree = asked?.reads === 'open' && answer === 'told'
  // "I would like a breathing exercise" is no yes to whether the floor is felt.
  const isOther =
    exercise !== null &&
    (asked?.reads !== 'choice' || isTitle(text)) &&
    !/^(yes|yeah|yep|ok|okay|sure|no)\b/.test(words)
  if (
    answer !== null &&
    !isOther &&
    !(isFree && (exercise !== null || act !== 'tells' || (need !== null && need !== at && !isOpen)))
  )
    return { ...none, act: 'answer', answer, topic: topicOf('tells', words) }
  if (exercise !== null) return { ...none, act: 'exercise-by-name', exercise }
  const age = ageTold(text, today)
  if (age !== null && (age < adultFrom || wordCount(text) <= fewWithAge))
    return { ...none, act: 'age', topic: age < adultFrom ? 'minor' : null }
  const ofAct = topicOf(act, words)
  return { ...none, act, topic: ofAct ?? (act === 'tells' && asksSomething(text) ? 'unanswered' : null) }
}
