import { goOn, type Situation } from '#domain/chat/guide/decide/go-on.ts'
import type { Move } from '#domain/chat/guide/decide/move.ts'
import type { GuideState } from '#domain/chat/guide/state.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** Steadied step by step: what is said there answers the step, however it is said. */
const acute: ReadonlySet<NeedId> = new Set(['panic-now', 'flashback', 'dissociation'])
export const isAcute = (need: NeedId | null): boolean => need !== null && acute.has(need)

/** To go round in it is the trouble itself: there one turn of listening is enough. */
export const goesRound = (need: NeedId): boolean =>
  need.startsWith('ocd-') || need === 'health-fear' || need === 'certain-beliefs'

const mark = 'turn/listened'
const turnsOf = (need: NeedId): number =>
  goesRound(need) ? 1 : need === 'just-listen' ? Number.POSITIVE_INFINITY : 3

/** Turns of listening since something was last brought. */
export function listenedSince({ said }: GuideState): number {
  const brought = said.findLastIndex(
    (id) =>
      /^[a-z-]+\/[a-z-]+\.\d+$/.test(id) &&
      !/^(act|kind|news|fact|asked|step|listen|feeling|scene|wonder|thing|tone|form|progress)\/|\/listens\./.test(
        id,
      ),
  )
  return said.slice(brought + 1).filter((id) => id === mark).length
}

/** Something else stands beside the good in it. */
const isMixed = /\b(scared|nervous|worried|anxious|afraid|sad|guilty)\b[^\n]*$/

/** What was told is heard, and nothing new is brought; a question two times in three. */
export function listen(
  { state, isQuiet, told = '' }: Pick<Situation, 'state' | 'isQuiet'> & { told?: string },
  need: NeedId,
  first: Move['first'] = { kind: 'own', need },
): Move {
  const turn = listenedSince(state)
  const isAsking = !isQuiet && (need === 'good-moment' ? turn % 2 === 0 : turn % 3 !== 1)
  return {
    first,
    // Of what went well nobody is asked for the hardest part.
    next: isAsking
      ? {
          kind: 'act',
          act: need === 'good-moment' && !isMixed.test(told) ? 'good-question' : 'listen-question',
        }
      : null,
    need,
    phase: state.need === need ? state.phase : 'work',
    missed: 0,
    isListening: true,
  }
}

/** Of the body and what holds it: in a memory or a fog anything else is told, and is heard first. */
const ofTheBody =
  /\b(breath\w*|heart|chest|hands?|head|body|shak\w+|diz\w+|floor|feet|chair|wall|touch\w*|numb|tingl\w*|cold|warm|sweat\w*|real|unreal|float\w*|fog\w*|frozen|froze|freez\w*|panic\w*)\b[^\n]*$/
/** In the last of what was told: of the body, the room, and how it is now. */
const ofTheStep =
  /\b(breath\w*|heart|chest|hands?|head|body|shak\w+|diz\w+|floor|feet|chair|room|see|hear|feel\w*|touch\w*|panic\w*|scared|numb|tingl\w*|real|cold|warm|sweat\w*|die|dying|faint\w*|stop|worse|better|calm\w*|still|can't|it's|is it|now|back|here|looks?)\b[^\n]*$/
const tellingWords = 4
/** What was told is not of the trouble itself: longer still nothing is brought to it. */
const ofElse = 3

/** Whoever goes on telling leaves no room for anything else yet. */
const patience = ({ words, heard }: Situation, need: NeedId): number =>
  (words < tellingWords || heard.kind?.id === 'that-is-all' || goesRound(need) ? 1 : 2) *
  (heard.need === need ? 1 : ofElse)

/** What is good, or planned, or denied, is not what something general could be brought to. */
const isOfItself = (form: Situation['form']): boolean => form === 'good' || form === 'plans' || form === 'did'

/** Something more was told in a need: that is met first, and only then, now and again, something stands beside it. */
export function toldOn(situation: Situation, need: NeedId): Move {
  const { state, asked, isQuiet, heard, words, thing } = situation
  if (
    isAcute(need) &&
    (words < tellingWords || (need === 'panic-now' ? ofTheStep : ofTheBody).test(situation.told))
  )
    return goOn(situation, need, { kind: 'own', need })
  const isListening =
    state.phase !== 'listen-on' &&
    heard.topic === null &&
    (isQuiet ||
      asked !== null ||
      (thing !== null && thing !== undefined) ||
      words <= 1 ||
      isOfItself(situation.form) ||
      listenedSince(state) < turnsOf(need) * patience(situation, need))
  if (isListening || isQuiet) return listen(situation, need)
  return {
    ...goOn({ ...situation, isFree: !goesRound(need) }, need, { kind: 'own', need }),
    isBeside: need !== 'certain-beliefs',
  }
}

export const listeningMark = mark
