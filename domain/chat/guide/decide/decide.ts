import { actMoves } from '#domain/chat/guide/decide/act-moves.ts'
import { askNeed, goOn, type Situation } from '#domain/chat/guide/decide/go-on.ts'
import { kindMove } from '#domain/chat/guide/decide/kind-moves.ts'
import { isAcute, listen, toldOn } from '#domain/chat/guide/decide/listen.ts'
import type { Move } from '#domain/chat/guide/decide/move.ts'
import { isSaid } from '#domain/chat/guide/decide/next-passage.ts'
import { alongPath, topicMove } from '#domain/chat/guide/decide/topic-moves.ts'
import { neverSwitchedTo } from '#domain/chat/guide/hear/need-signs.ts'
import { wordCount } from '#domain/chat/guide/hear/plain.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import { hasMatterAlone } from '#domain/chat/guide/say/steps.ts'
import type { Answer } from '#domain/chat/guide/say/words.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** More than the answer was said. */
const longAnswer = 6

/** The answer is met; the next thing follows where nothing more was told with it. */
function answered(situation: Situation, answer: Answer): Move {
  const { state, asked, heard, words, isChosen } = situation
  const need = state.need ?? 'just-listen'
  const first = { kind: 'answer', need, question: asked?.name ?? '', answer } as const
  const isTold =
    asked?.reads === 'open' ? answer.means === 'told' : words > longAnswer && !isChosen && !!answer.label
  if (heard.beside !== undefined) return withBeside(situation, need, answer)
  if (answer.to === 'listen') return { ...listen(situation, 'just-listen', first), next: null }
  if (isTold && !isAcute(need) && heard.topic === null)
    return { ...listen(situation, need, first), next: null }
  return goOn(situation, need, first, answer.to)
}

const fewBeside = 6

/** The way of the chip is gone, and what was told beside it is met on it. */
function withBeside(situation: Situation, need: NeedId, answer: Answer): Move {
  const first = { kind: 'answer', need, question: situation.asked?.name ?? '', answer } as const
  const isToListen = answer.to === 'listen'
  // Asked for once more, it is not said that it begins.
  const again = answer.to === undefined || isToListen ? null : goneAlready(situation, need, answer.to)
  if (again) return again
  // Whoever has begun to tell is not asked to begin.
  if (isToListen && wordCount(situation.heard.beside ?? '') > fewBeside)
    return { ...listen(situation, need), meets: undefined }
  const move = isToListen
    ? { ...listen(situation, need, first), next: null }
    : goOn(situation, need, first, answer.to)
  return { ...move, meets: situation.heard.beside === '' ? undefined : need }
}

/** The way was gone before: another exercise where it had one, else a small step. */
function goneAlready(situation: Situation, need: NeedId, to: string): Move | null {
  const passage = [...needWords[need].arrive, ...needWords[need].work].find(({ id }) => id === to)
  if (passage === undefined || !isSaid(situation.state, need, passage)) return null
  return alongPath(situation, to)
}

/** In the last of what was told. */
const asksToListen =
  /\b(listen|vent|rant|advice|tips|just (want|need) to (say|tell|get)|tell (someone|somebody)|say something to)\b[^\n]*$/

const isAfterNews = ({ state }: Situation): boolean =>
  state.need === 'good-moment' && state.said.slice(-ofLastTurns).some((id) => id.startsWith('news/'))
const ofLastTurns = 8

/** A need that was understood: begun, changed to, or gone on with. */
function told(situation: Situation): Move {
  const { state, heard, isChosen, isQuiet } = situation
  const at = state.need
  const isOther = heard.need !== null && heard.need !== at
  const mayChange = isQuiet ? isAcute(heard.need) : at === null || !neverSwitchedTo.has(heard.need!)
  const isSwitch = isOther && (isChosen || (mayChange && !isAfterNews(situation)))
  const need = isSwitch ? heard.need : at
  // No need is nearer to it than being listened to.
  if (
    hasMatterAlone(situation.told) &&
    !isChosen &&
    !isAcute(heard.need) &&
    heard.need !== 'violence-at-home' &&
    (at === null || at === 'just-listen')
  )
    return listen(situation, 'just-listen')
  if (need !== null && need === at) return held(situation, need) ?? toldOn(situation, need)
  if (need === 'just-listen' && !isChosen && !asksToListen.test(situation.told))
    return listen(situation, need)
  // In the middle of a talk nobody is begun with anew.
  if (need !== null && at !== null && !isChosen && !isAcute(need) && !beginsAnew.has(need))
    return listen(situation, need)
  if (need !== null) return goOn(begun(situation), need, { kind: 'own', need })
  if (isQuiet) return listen(situation, 'just-listen')
  if (situation.thing) return listen(situation, 'just-listen')
  if (state.missed === 0 && situation.isTelling) return askNeed(situation)
  if (state.missed === 0)
    return { first: null, next: { kind: 'act', act: 'welcome' }, need: null, phase: 'arrive', missed: 1 }
  return listen(situation, 'just-listen', { kind: 'own', need: null })
}

/** What is to be safe first, and what has rules of its own. */
const beginsAnew: ReadonlySet<NeedId> = new Set([
  'violence-at-home',
  'eating',
  'substance',
  'certain-beliefs',
])

/** What has help of its own; a feeling is met where it stands. */
const worthHolding: ReadonlySet<NeedId> = new Set(['sleep', 'eating', 'substance'])

/** What is named beside it is kept, and said once; nothing is left for it unasked. */
function held(situation: Situation, need: NeedId): Move | null {
  const { second } = situation.heard
  const isNew = second !== null && second !== need && !situation.state.said.includes(`held/${second}`)
  if (!isNew || !worthHolding.has(second) || isAcute(need) || need === 'just-listen') return null
  return { ...listen(situation, need, null), next: { kind: 'hold', need: second } }
}

const begun = (situation: Situation): Situation => ({
  ...situation,
  state: { ...situation.state, phase: 'arrive', turns: 0 },
})

/** What the guide does next. Pure: the same state and words lead to the same move. */
export function decide(situation: Situation): Move {
  const { heard, asked } = situation
  if (heard.act === 'answer' && asked?.name === 'offer') return actMoves[`offer-${heard.answer}`]!(situation)!
  const byKind = kindMove(situation)
  if (byKind !== null) return byKind
  const answer = asked?.answers.find(({ means }) => means === heard.answer)
  if (heard.act === 'answer' && answer) return answered(situation, answer)
  const byTopic = heard.topic === null ? null : (actMoves[`topic-${heard.topic}`]?.(situation) ?? null)
  return topicMove(situation) ?? byTopic ?? actMoves[heard.act]?.(situation) ?? told(situation)
}
