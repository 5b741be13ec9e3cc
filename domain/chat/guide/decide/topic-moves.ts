import { actMoves } from '#domain/chat/guide/decide/act-moves.ts'
import { askNeed, goOn, type Situation } from '#domain/chat/guide/decide/go-on.ts'
import { act, here } from '#domain/chat/guide/decide/here.ts'
import { goesRound, isAcute } from '#domain/chat/guide/decide/listen.ts'
import type { Move } from '#domain/chat/guide/decide/move.ts'
import { isSaid } from '#domain/chat/guide/decide/next-passage.ts'
import { severalAtOnce } from '#domain/chat/guide/decide/several.ts'
import { corrected, missed, unread } from '#domain/chat/guide/decide/taken-wrongly.ts'
import { isAskedPlainly } from '#domain/chat/guide/hear/asked/which-answer.ts'
import { isToldMatter } from '#domain/chat/guide/hear/everyday-matters.ts'
import { isOfDying, needOfHardTime } from '#domain/chat/guide/hear/hard-times.ts'
import { neverSwitchedTo } from '#domain/chat/guide/hear/need-signs.ts'
import { isOfWatched, namesWatcher } from '#domain/chat/guide/hear/watched.ts'
import { isOfYoung } from '#domain/chat/guide/hear/young.ts'
import { directAnswers } from '#domain/chat/guide/say/answers/answers.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import { plainAnswers } from '#domain/chat/guide/say/plain-answers.ts'
import { matterIn, stepWords } from '#domain/chat/guide/say/steps.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** None of it, at once; where a body has to be steadied it goes on without it. */
const refused = (situation: Situation): Move => {
  const { state, isQuiet } = situation
  if (isAcute(state.need)) return goOn(situation, state.need!, act('refused-kind'))
  return here(situation, 'refused-kind', isQuiet ? null : 'listen-question')
}

/** Gladness, and nothing is asked. */
const glad = (situation: Situation): Move => ({
  ...here(situation, 'glad', null),
  need: situation.state.need ?? 'good-moment',
  missed: 0,
  isListening: true,
})

/** Whoever goes is let go. */
const taking =
  (words: string) =>
  (situation: Situation): Move => ({
    ...here(situation, words, null),
    need: situation.state.need ?? 'just-listen',
  })

const isUsed = ({ state }: Situation, id: string): boolean =>
  stepWords(id).every((_, at) => state.said.includes(`step/${id}.${at}`))

/** One small thing for what it is about; where all were said, on with what there is. */
function step(situation: Situation): Move | null {
  const { state, heard, told } = situation
  const need = state.need ?? heard.need ?? 'just-listen'
  const matter = need === 'violence-at-home' ? undefined : matterIn(told, need !== 'just-listen')?.[0]
  const id = matter !== undefined && !isUsed(situation, matter) ? matter : need
  if (isUsed(situation, id)) return answerDirectly(situation, 'steps-said')
  return { ...here(situation, `step:${id}`, 'after-step'), need: state.need ?? heard.need, missed: 0 }
}

/** The passage that was asked for; where it was said before, a small step. */
function alongPath(situation: Situation, id: string): Move | null {
  const { need } = situation.state
  if (need === null) return step(situation)
  const { arrive, work } = needWords[need]
  const passage = [...arrive, ...work].find((one) => one.id === id)
  const isNew = passage !== undefined && !isSaid(situation.state, need, passage)
  return isNew ? goOn(situation, need, null, id) : step(situation)
}

/** All the steps at once, for whoever asks for a list. */
function list(situation: Situation): Move | null {
  const { state, heard, told } = situation
  const need = state.need ?? heard.need ?? 'just-listen'
  const matter = matterIn(told, need !== 'just-listen')?.[0] ?? need
  const isSaid = stepWords(matter).some((_, at) => state.said.includes(`step/${matter}.${at}`))
  const id = isSaid ? need : matter
  if (stepWords(id).some((_, at) => state.said.includes(`step/${id}.${at}`))) return step(situation)
  return { ...here(situation, `list:${id}`, null), need: state.need ?? heard.need, missed: 0 }
}

const whatIWouldDo = (situation: Situation): Move | null => {
  const then = step(situation)
  return then?.first?.kind === 'act' && then.first.act.startsWith('step:')
    ? { ...then, first: act('fact:what-would-you'), next: act(then.first.act) }
    : then
}

const strongFrom = 6
/** A strong pull to do it: a number alone would leave them with it. */
const isStrongUrge = ({ state, news }: Situation): boolean =>
  state.need !== null &&
  goesRound(state.need) &&
  state.need !== 'certain-beliefs' &&
  Number(news?.words) >= strongFrom &&
  !state.said.includes('fact/plainly-urge-wait.1')

/** Named with their own words and number, and nothing is brought. */
function news(situation: Situation): Move {
  const { state, heard, news: told } = situation
  const kind = told?.kind ?? 'went'
  const isGood = kind === 'clear' || heard.need === 'good-moment'
  const need = state.need ?? (isGood ? 'good-moment' : heard.need)
  const first = act(`news:${kind}`)
  if (kind === 'number' && state.need !== null && isAcute(state.need))
    return goOn(situation, state.need, first)
  if (kind === 'number' && isStrongUrge(situation))
    return here(situation, `news:${kind}`, 'fact:plainly-urge-wait')
  return {
    ...here(situation, `news:${kind}`, null),
    need,
    missed: 0,
    isGivenBack: kind !== 'number',
    isListening: true,
  }
}

const asksForLuck = /\bwish me luck\b[^\n]*$/

/** What went well is named, and the talk may rest there: nothing is asked. */
function progressed(situation: Situation): Move {
  const { state, progress, heard } = situation
  const [first = 'thanks', ...others] = progress
  const second =
    (['leaving', 'thanks', 'eased', 'plans'] as const).find((kind) => others.includes(kind)) ?? null
  const need = state.need ?? (heard.need === 'good-moment' ? 'good-moment' : 'just-listen')
  return {
    ...here(
      situation,
      first === 'plans' && asksForLuck.test(situation.told) ? 'fact:plainly-luck' : `progress:${first}`,
      second === null ? null : `progress:${second}`,
    ),
    need,
    missed: 0,
    isListening: true,
  }
}

const onward = (situation: Situation): Move => {
  const { state, isQuiet } = situation
  if (isQuiet || state.need === null || state.need === 'just-listen')
    return here(situation, 'small-yes', isQuiet || state.need === null ? null : 'listen-question')
  const isFree = !goesRound(state.need) && !isAcute(state.need)
  return goOn({ ...situation, isFree }, state.need, act('small-yes'))
}

/** What happened first; the line for their age after it, once. */
function toYoung(situation: Situation, topic: string): Move {
  const { state } = situation
  const isToldAge = state.said.some((id) => /^(act\/age|fact\/young-age)\./.test(id))
  const need = topic === 'fact:young-sick-eating' ? 'eating' : (state.need ?? 'just-listen')
  return { ...here(situation, topic, isToldAge ? null : 'fact:young-age'), need, missed: 0 }
}

/** Answered at once and alone: whoever may be seen needs nothing else beside it. */
function toWatched(situation: Situation, topic: string): Move {
  const { state, told } = situation
  const need = namesWatcher(told) ? 'violence-at-home' : state.need
  return { ...here(situation, topic, null), need, missed: 0 }
}

/** Needs that speak well to it, too. */
const besideHardTime: ReadonlySet<NeedId | null> = new Set([
  'grief',
  'loneliness',
  'overload',
  'low-mood',
  'someone-else',
])
const keptIn = ({ heard }: Situation): NeedId | null => (besideHardTime.has(heard.need) ? heard.need : null)

const moves: Readonly<Record<string, (situation: Situation) => Move | null>> = {
  corrected,
  wrong: corrected,
  missed,
  'missed-other': missed,
  'missed-bare': taking('missed-bare'),
  glad,
  'bye-missed': taking('bye-missed'),
  'bye-glad': taking('bye-glad'),
  'bye-night': taking('bye-night'),
  'bye-plain': taking('bye-plain'),
  unread,
  refused,
  news,
  progress: progressed,
  advice: step,
  list,
  'what-would-you': whatIWouldDo,
  unanswered,
  quiet: (situation) => ({ ...here(situation, 'quiet', null), need: situation.state.need ?? 'just-listen' }),
  'ask-again': (situation) => here(situation, 'ask-again', 'listen-question'),
  again: (situation) => here(situation, 'again', null),
  greeting: (situation) =>
    situation.state.need === null && situation.state.missed === 0
      ? { ...here(situation, 'welcome', null), missed: 1 }
      : null,
  diagnose: (situation) => ({
    ...here(situation, 'about-diagnose', null),
    need: situation.state.need ?? situation.heard.need,
  }),
  'felt-otherwise': (situation) => ({
    ...here(situation, 'felt-otherwise', null),
    isGivenBack: true,
    isListening: true,
  }),
  'name-told': (situation) => here(situation, 'name-told', 'listen-on'),
  intends: (situation) => here(situation, 'intends', null),
  try: (situation) => actMoves['another']!(situation),
  'small-no': (situation) => here(situation, 'small-no', null),
  'small-yes': onward,
}

/** What the talk is about once that was asked. */
const needOfAnswer: Readonly<Record<string, NeedId>> = {
  'alcohol-stop': 'substance',
  'alcohol-danger': 'substance',
  'alcohol-ask': 'substance',
  'lump-when': 'health-fear',
  'teeth-after': 'eating',
  'weed-unreal': 'dissociation',
  relapse: 'substance',
  slipped: 'substance',
  'voice-orders': 'certain-beliefs',
  'body-changed': 'health-fear',
  'anxiety-chest': 'health-fear',
  'go-to-hospital': 'health-fear',
  'mind-of-the-dead': 'grief',
  'go-after': 'grief',
  'grief-usual': 'grief',
  'which-first': 'overload',
  'make-friends': 'loneliness',
  'going-mad': 'just-listen',
  'told-talk-about': 'just-listen',
  'told-why-me': 'just-listen',
  'way-of-speaking': 'just-listen',
}

const isPlainAnswer = (topic: string): boolean => plainAnswers[topic.replace('fact:', '')] !== undefined
const isDirect = (topic: string): boolean =>
  topic.startsWith('fact:') && directAnswers[topic.replace('fact:', '')] !== undefined

const hasAllSaid = ({ state }: Situation, name: string): boolean =>
  (directAnswers[name] ?? []).every((_, at) => state.said.includes(`asked/${name}.${at}`))

/** Where the question itself is of something else, that is what it is about from now on. */
const turnedTo = ({ state, heard }: Situation): NeedId | null =>
  heard.need !== null && (state.need === null || !neverSwitchedTo.has(heard.need)) ? heard.need : null

/** Answered before anything else. Asked once too often, it is said that there is no more; and then it is listened to. */
function answerDirectly(situation: Situation, name: string): Move | null {
  const { state } = situation
  const isOpen = state.need === null || state.need === 'just-listen'
  const need = turnedTo(situation) ?? (isOpen ? (needOfAnswer[name] ?? state.need) : state.need)
  const left = [name, 'no-answer'].find((one) => !hasAllSaid(situation, one))
  if (left === undefined) return null
  const first = `fact:${left}`
  if (isAcute(need)) return goOn(situation, need!, act(first))
  return { ...here(situation, first, null), need, missed: 0 }
}

/** In the last that was asked: of the guide itself. */
const asksOfMe =
  /\b(?:do|are|can|could|did|have|will|would|were|does|is) (?:you|u|your|ur)\b(?! (?:think|do (?:on|when|if|with|about|at)|know (?:if|why|how|what)|believe|say|suggest|recommend|help|tell))[^\n]*$/
/** What other people do is no question of being sure. */
const asksToBeSure =
  /^(?!.*\bwhat (?:do|did|would) (?:people|others|other people)\b[^\n]*$)|\n(?![^\n]*\bwhat (?:do|did|would) (?:people|others|other people)\b)[^\n]*$/
const isSaidOfMe = ({ state }: Situation): boolean =>
  ['0', '1', '2'].every((which) => state.said.includes(`fact/plainly-of-me.${which}`))

/** Something is asked that nothing was prepared for: that is said, and no doubt is fed with it. */
function unanswered(situation: Situation): Move | null {
  const need = situation.state.need ?? situation.heard.need
  const isDoubt = need !== null && (need.startsWith('ocd-') || need === 'health-fear')
  if (isDoubt && asksToBeSure.test(situation.told)) return actMoves['topic-certainty']!(situation)
  if (asksOfMe.test(situation.told) && !isSaidOfMe(situation))
    return here(situation, 'fact:plainly-of-me', null)
  return need === null
    ? { ...askNeed(situation), first: act('fact:no-answer') }
    : answerDirectly(situation, 'no-answer')
}

/** What is of a day leaves the need that was heard with it. */
function needThen(situation: Situation, topic: string, ofHardTime: NeedId): NeedId {
  const { state, heard } = situation
  const isOpen = state.need === null || state.need === 'just-listen'
  if (isOpen && isToldMatter(topic)) return ofHardTime
  const known = topic.startsWith('fact:life-') && isOpen ? heard.need : keptIn(situation)
  return (topic.startsWith('fact:life-') && isOpen ? null : state.need) ?? known ?? ofHardTime
}

export { alongPath }

/** What means the same in every need; null where it is for the acts, or is told. */
export function topicMove(situation: Situation): Move | null {
  const { topic, act: heard } = situation.heard
  if (topic === null || heard === 'answer') return null
  if (topic.startsWith('path:')) return alongPath(situation, topic.replace('path:', ''))
  if (topic.startsWith('many:')) return severalAtOnce(situation, topic)
  if (isOfYoung(topic)) return toYoung(situation, topic)
  if (isOfWatched(topic)) return toWatched(situation, topic)
  if (isAskedPlainly(topic))
    return { ...here(situation, topic, null), need: situation.state.need ?? situation.heard.need, missed: 0 }
  if (isDirect(topic)) return answerDirectly(situation, topic.replace('fact:', ''))
  const ofHardTime = needOfHardTime(topic)
  if (ofHardTime !== null && !isPlainAnswer(topic))
    return {
      ...here(situation, topic, null),
      need:
        isOfDying(topic) || topic === 'fact:passing-mood'
          ? ofHardTime
          : needThen(situation, topic, ofHardTime),
      missed: 0,
    }
  if (isPlainAnswer(topic)) {
    const need = situation.state.need ?? needOfAnswer[topic.replace('fact:', '')] ?? situation.heard.need
    return { ...here(situation, topic, null), need, missed: 0 }
  }
  if (topic.startsWith('fact:')) return here(situation, topic, situation.isQuiet ? null : 'after-fact')
  return moves[topic]?.(situation) ?? null
}
