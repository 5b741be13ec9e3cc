import { goOn, type Situation } from '#domain/chat/guide/decide/go-on.ts'
import { isAcute, listenedSince } from '#domain/chat/guide/decide/listen.ts'
import type { Move } from '#domain/chat/guide/decide/move.ts'
import { topicMove } from '#domain/chat/guide/decide/topic-moves.ts'
import { risky } from '#domain/chat/guide/hear/asked/answers-by-kind.ts'

/** What was found for these is general, or only likely: what the message plainly does goes before it. */
const yieldingTopics: ReadonlySet<string | null> = new Set([
  null,
  'unanswered',
  'certainty',
  'intends',
  'small-yes',
  'small-no',
  'fact:is-it-usual',
  'fact:no-answer',
  'fact:say-it-plainly',
])
const yieldingActs: ReadonlySet<string> = new Set([
  'tells',
  'idk',
  'did-not-help',
  'worse',
  'nonsense',
  'helped',
  'age',
])
/** Nearer to what was done or got than the news of it. */
const ofNews: ReadonlySet<string> = new Set([
  'someone-was-kind',
  'shyly-proud',
  'small-good-thing',
  'did-the-step',
  'agrees-to-step',
])
const isNews = (topic: string | null): boolean => topic === 'news' || topic === 'progress'

/** In what has to be steadied these go on with it; anything else is told. */
const ofSteadying: ReadonlySet<string> = new Set([
  'body-now',
  'afraid-of-going-mad',
  'did-the-step',
  'did-it-partly',
  'wants-it-to-stop',
  'asks-why-it-happens',
  'asks-how-long',
  'is-it-normal',
  'what-if',
])

/** These are done with once they are met: nothing stands behind them. */
const closing: ReadonlySet<string> = new Set([
  'agrees-to-step',
  'needs-a-moment',
  'only-wants-hearing',
  'wants-to-stop-here',
  'has-more-to-tell',
  'still-there',
])
const refusing: ReadonlySet<string> = new Set(['cannot-do-step', 'afraid-of-step'])

/** Said of a small thing that was brought: where none was, something else is meant. */
const ofAStep: ReadonlySet<string> = new Set(['cannot-do-step', 'afraid-of-step', 'did-it-partly'])
const ofLastTurns = 10
const wasBrought = ({ offered, said }: Situation['state']): boolean =>
  offered !== null ||
  said.slice(-ofLastTurns).some((id) => /^(step|asked|offered|progress)\/|-to-step\./.test(id))

/** Whether what the message does is to be met before what its words are about. */
function speaks({ state, heard, asked, words, progress, thing, told }: Situation): boolean {
  const { act, topic, kind } = heard
  if (kind === null || heard.beside !== undefined) return false
  // What could do harm is nobody's next step.
  if (kind.id === 'agrees-to-step' && risky.test(told)) return false
  // The particular thing is nearer than what a message does.
  if (thing && (thing.isStep || !kind.isSure)) return false
  if (ofAStep.has(kind.id) && !wasBrought(state)) return false
  if (act === 'answer') {
    // A short word is an answer; what is told freely is told.
    const isTold = asked?.reads === 'open' ? heard.answer === 'told' : words > shortAnswer && kind.isSure
    return isTold && asked?.name !== 'offer' && (topic === null || kind.isSure)
  }
  if (isNews(topic)) return ofNews.has(kind.id) && !progress.includes('leaving')
  if (topic !== null && (!yieldingTopics.has(topic) || !kind.isSure)) return topic === 'unanswered'
  return act === 'tells' || (yieldingActs.has(act) && kind.isSure)
}
const shortAnswer = 4

/** Who asks what to do is given one small thing to do. */
function withStep(situation: Situation, first: Move['first']): Move | null {
  const then = topicMove({ ...situation, heard: { ...situation.heard, act: 'tells', topic: 'advice' } })
  return then?.first?.kind === 'act' && then.first.act.startsWith('step:')
    ? { ...then, first, next: then.first }
    : then
}

/** Met by what it does; a question to just that, most times; in what has to be steadied, on with that. */
export function kindMove(situation: Situation): Move | null {
  const { state, heard, isQuiet } = situation
  const { kind } = heard
  if (kind === null || !speaks(situation)) return null
  const need = state.need ?? heard.need ?? 'just-listen'
  const first = { kind: 'turn', id: kind.id, need } as const
  if (kind.id === 'asks-what-to-do') return withStep(situation, first)
  const isClosing = closing.has(kind.id)
  if (isAcute(need) && ofSteadying.has(kind.id) && state.phase !== 'listen-on')
    return goOn(situation, need, first)
  const isAsking = !isQuiet && !isClosing && listenedSince(state) % 4 !== 3
  return {
    first,
    next: isAsking ? { kind: 'turn-question', id: kind.id, need } : null,
    need,
    phase: state.need === need ? state.phase : 'work',
    missed: 0,
    isListening: true,
    ...(refusing.has(kind.id) && state.offered !== null && { declined: state.offered, offered: null }),
  }
}
