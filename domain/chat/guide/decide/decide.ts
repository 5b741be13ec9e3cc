import { actMoves } from '#domain/chat/guide/decide/act-moves.ts'
import { askNeed, goOn, type Situation } from '#domain/chat/guide/decide/go-on.ts'
import type { Move } from '#domain/chat/guide/decide/move.ts'
import { neverSwitchedTo } from '#domain/chat/guide/hear/need-signs.ts'
import type { Answer } from '#domain/chat/guide/say/words.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

function answered(situation: Situation, answer: Answer): Move {
  const { state, asked } = situation
  const need = state.need ?? 'just-listen'
  const first = { kind: 'answer', need, question: asked?.name ?? '', answer } as const
  return goOn(situation, need, first, answer.to)
}

/** A need that was understood: begun, changed to, or gone on with. */
function told(situation: Situation): Move {
  const { state, heard } = situation
  const at = state.need
  const isOther = heard.need !== null && heard.need !== at
  const isSwitch = isOther && (at === null || situation.isChosen || !neverSwitchedTo.has(heard.need!))
  const need = isSwitch ? heard.need : at
  if (need !== null && need === at && isTellingOn(situation)) return listenFirst(situation, need)
  if (need !== null) return goOn(at === need ? situation : begun(situation), need, { kind: 'heard', need })
  if (state.missed === 0 && situation.isTelling) return askNeed(situation)
  if (state.missed === 0 && !situation.isTelling)
    return { first: null, next: { kind: 'act', act: 'welcome' }, need: null, phase: 'arrive', missed: 1 }
  return goOn(situation, 'just-listen', { kind: 'heard', need: null })
}

/** A question was asked and something else is told: that is heard, before anything new is brought. */
const isTellingOn = ({ asked, heard, isTelling, isChosen, state }: Situation): boolean =>
  asked !== null && heard.topic === null && isTelling && !isChosen && state.phase !== 'listen-on'

const listenFirst = ({ state }: Situation, need: NeedId): Move => ({
  first: { kind: 'heard', need: null },
  next: { kind: 'act', act: 'listen-question' },
  need,
  phase: state.phase,
  missed: 0,
})

const begun = (situation: Situation): Situation => ({
  ...situation,
  state: { ...situation.state, phase: 'arrive', turns: 0 },
})

/** What the guide does next. Pure: the same state and words lead to the same move. */
export function decide(situation: Situation): Move {
  const { heard, asked } = situation
  if (heard.act === 'answer' && asked?.name === 'offer') return actMoves[`offer-${heard.answer}`]!(situation)!
  const answer = asked?.answers.find(({ means }) => means === heard.answer)
  if (heard.act === 'answer' && answer) return answered(situation, answer)
  const byTopic = heard.topic === null ? null : (actMoves[`topic-${heard.topic}`]?.(situation) ?? null)
  return byTopic ?? actMoves[heard.act]?.(situation) ?? told(situation)
}
