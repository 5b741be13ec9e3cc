import { fittingExercise, isFit, mayBeGivenIn } from '#domain/chat/guide/decide/fitting.ts'
import { askNeed, goOn, type Situation } from '#domain/chat/guide/decide/go-on.ts'
import { goesRound, isAcute } from '#domain/chat/guide/decide/listen.ts'
import type { Move } from '#domain/chat/guide/decide/move.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'

const kinds: Readonly<Record<string, readonly string[]>> = {
  breathing: ['longer-exhale', 'cyclic-sighing', 'coherent-breathing', 'box-breathing', '4-7-8-breathing'],
  grounding: ['orienting', 'five-senses', 'walk-and-label', 'butterfly-tap', 'cool-pack'],
  reframing: ['notice-the-thought', 'stop-and-choose', 'leaves-on-a-stream', 'self-compassion-break'],
  calm: ['longer-exhale', 'orienting', 'walk-and-label', 'self-compassion-break', 'five-senses'],
}

/** Stays where it was, with words of its own. */
const stay = ({ state }: Situation, act: string, more: Partial<Move> = {}): Move => ({
  first: null,
  next: { kind: 'act', act },
  need: state.need,
  phase: state.phase,
  missed: 0,
  ...more,
})

/** Words of the act, and then on with what comes next here. Where nothing was begun, it is asked what this is about. */
function onWith(situation: Situation, act: string, more: Partial<Move> = {}): Move {
  const { state } = situation
  const first = { kind: 'act', act } as const
  if (state.need === null) return { ...askNeed(situation), first, ...more }
  return { ...goOn(situation, state.need, first), ...more }
}

/** Of the same kind as the one before it where one was offered, else of what fits here. */
function otherExercise({ state, concerns }: Situation): string | null {
  const before = state.offered
  const same = Object.values(kinds).find((ids) => before !== null && ids.includes(before)) ?? kinds['calm']!
  const ofNeed = state.need === null ? [] : needWords[state.need].work.flatMap(({ offers }) => offers ?? [])
  const tried = before === null ? state.declined : [...state.declined, before]
  return fittingExercise([...ofNeed, ...same], { ...state, declined: tried }, state.need, concerns)
}

const offering = (situation: Situation, exercise: string, act: string): Move =>
  stay(situation, act, { next: { kind: 'act', act, exercise }, offered: exercise })

function askedFor(situation: Situation): Move | null {
  const { heard, state, concerns } = situation
  const named = heard.exercise
  if (named === null) return null
  const ids = kinds[named]
  if (!ids)
    return mayBeGivenIn(named, [state.need, heard.need, heard.second], situation.told, concerns)
      ? offering(situation, named, 'exercise-named')
      : offeringInstead(situation)
  const chosen =
    fittingExercise(ids, state, state.need, concerns) ?? ids.find((id) => isFit(id, state.need, concerns))
  return chosen ? offering(situation, chosen, 'exercise-named') : stay(situation, 'no-other')
}

/** What could feed the trouble is not offered, and it is said why. */
function offeringInstead(situation: Situation): Move {
  const other = otherExercise(situation)
  return other ? offering(situation, other, 'exercise-unfit') : stay(situation, 'no-other')
}

const refused = (situation: Situation, act: string): Move => {
  const { offered } = situation.state
  return offered === null
    ? onWith(situation, act)
    : { ...onWith(situation, act), declined: offered, offered: null }
}

const hasSaid = ({ state }: Situation, act: string): boolean =>
  state.said.some((id) => id.startsWith(`act/${act}.`))

const isTried = ({ state }: Situation): boolean => state.said.some((id) => id.startsWith('offered/'))
const ofAStep = 4

const nth = (situation: Situation, act: string): string => (hasSaid(situation, act) ? `${act}-again` : act)

/** Who asked not to be reassured is told once that it is kept to. */
const certaintyWords = (situation: Situation): string => {
  const isSaid = hasSaid(situation, 'rule-obeyed')
  const isAsked = situation.rules.some(({ rule }) => rule === 'no-reassurance')
  return isAsked && !isSaid ? 'rule-obeyed' : nth(situation, 'certainty')
}

/** That they are no better is no reproach. */
const isOfThemselves =
  /\b(i'm|im|i am|he's|she's|hes|shes|it's|its|he is|she is)( still| just)? (not|no|isn't|never) [^\n]*\b(better|improv\w+|change\w*)\b[^\n]*$|\b(i|he|she|it) (don't|do not|doesn't|dont|doesnt|isn't|isnt) (feel|get|seem|getting|feeling) [^\n]*better[^\n]*$|\bnothing (has |really )?happened\b[^\n]*$/

const onlyAnAge = 6

/** What is told beside an age is met first, and the line for that age stands after it, once. */
function toldWithAge(situation: Situation): Move | null {
  const { heard, state, words } = situation
  const isSaid = hasSaid(situation, 'age') || state.said.some((id) => id.startsWith('fact/young-age.'))
  if (isSaid) return words > onlyAnAge ? null : stay(situation, 'age')
  if (words <= onlyAnAge) return stay(situation, 'age')
  const need = heard.need ?? state.need
  return stay(situation, 'age', {
    first: { kind: 'own', need },
    next: { kind: 'act', act: 'fact:young-age' },
    need,
  })
}

/** "Is there anything else here": more of what helps with it, and no other subject. */
const asksForMore =
  /\b(?:is there|have you|have u|got|do you have) (?:got )?(?:anything|something) else\b[^\n]*$/
const isNamedHere = ({ state, told }: Situation): boolean => state.need !== null && asksForMore.test(told)

const somethingElse = (situation: Situation): Move => ({
  ...askNeed(situation),
  first: { kind: 'act', act: 'something-else' },
})

/** What each act leads to; where none is given, what was said is heard for what it tells. */
export const actMoves: Readonly<Record<string, (situation: Situation) => Move | null>> = {
  thanks: (situation) => stay(situation, 'thanks', { offered: null }),
  helped: (situation) =>
    situation.state.need === null
      ? stay(situation, 'helped')
      : !isTried(situation) && !isAcute(situation.state.need)
        ? stay(situation, 'glad')
        : { ...goOn(situation, situation.state.need, { kind: 'act', act: 'helped' }, 'land'), offered: null },
  'did-not-help': (situation) =>
    isTried(situation)
      ? refused(situation, 'did-not-help')
      : isOfThemselves.test(situation.told)
        ? null
        : stay(situation, 'no-use', {
            first: { kind: 'act', act: 'no-use' },
            next: { kind: 'act', act: 'wrong-ask' },
          }),
  // Of what nobody brought it is no word: "they would make it worse".
  worse: (situation) =>
    situation.words <= ofAStep || isAcute(situation.state.need) || isTried(situation)
      ? refused(situation, 'worse')
      : null,
  'said-already': (situation) => onWith(situation, 'said-already'),
  // What was wrongly understood is let go: the next words say what it is about; one thing is asked, and no list put.
  'not-understood': (situation) => ({
    ...stay(situation, 'not-understood'),
    need: isAcute(situation.state.need) ? situation.state.need : 'just-listen',
    phase: 'work',
  }),
  stop: (situation) => ({ ...refused(situation, 'stop'), next: null }),
  another: (situation) => {
    const exercise = otherExercise(situation)
    return exercise ? offering(situation, exercise, 'another') : stay(situation, 'no-other')
  },
  'something-else': (situation) =>
    isNamedHere(situation)
      ? goOn(situation, situation.state.need!, { kind: 'own', need: situation.state.need })
      : somethingElse(situation),
  'exercise-by-name': askedFor,
  'about-guide': (situation) => {
    const [first = 'human', second] = (situation.heard.topic ?? 'human').split('+')
    return second === undefined
      ? stay(situation, `about-${first}`)
      : stay(situation, `about-${second}`, { first: { kind: 'act', act: `about-${first}` } })
  },
  'human-please': (situation) => stay(situation, 'human-please'),
  age: (situation) => (situation.heard.topic === 'minor' ? toldWithAge(situation) : null),
  // A guess that it is none of English is told once.
  'other-language': (situation) =>
    situation.heard.topic === null && situation.state.said.some((id) => id.startsWith('act/language-'))
      ? null
      : stay(situation, `language-${situation.heard.topic ?? 'other'}`),
  goodbye: (situation) => stay(situation, 'goodbye', { offered: null }),
  idk: (situation) =>
    isAcute(situation.state.need)
      ? onWith(situation, nth(situation, 'idk'))
      : stay(situation, nth(situation, 'idk')),
  // Words that were lent are lent shorter; nothing else is brought.
  shorter: (situation) =>
    isOfLentWords(situation)
      ? { ...stay(situation, 'fact:told-in-short'), isBrief: true }
      : situation.state.need === null
        ? { ...stay(situation, 'shorter'), isBrief: true }
        : { ...onWith({ ...situation, isFree: true }, 'shorter'), isBrief: true },
  'sum-up': (situation) => stay(situation, 'sum-up'),
  'start-over': (situation) => stay(situation, 'start-over', { need: null, phase: 'arrive', forgets: true }),
  nonsense: (situation) => stay(situation, nth(situation, 'nonsense')),
  insult: (situation) => stay(situation, nth(situation, 'insult')),
  'offer-no': (situation) =>
    notThatOne.test(situation.told)
      ? actMoves['another']!({ ...situation, state: withoutOffer(situation) })
      : refused(situation, 'refused'),
  'offer-yes': (situation) => offering(situation, situation.state.offered!, 'exercise-named'),
  'topic-certainty': (situation) =>
    situation.heard.act === 'answer' ? null : onBegun(situation, certaintyWords(situation)),
  'topic-rule': (situation) => {
    const act = situation.isRemembering ? 'rule-kept' : 'rule-here'
    return onBegun(situation, act) ?? stay(situation, act)
  },
  // Once; from then on the passages themselves go by small steps.
  'topic-advice': (situation) => (hasSaid(situation, 'advice') ? null : onBegun(situation, 'advice')),
  'topic-doctor': (situation) => stay(situation, 'see-doctor'),
  // Of a belief that feels certain nothing is confirmed.
  'topic-believe-me': (situation) =>
    [situation.state.need, situation.heard.need].includes('certain-beliefs')
      ? null
      : stay(situation, 'believe-me'),
}

const notThatOne = /\bnot (?:that|this) one\b[^\n]*$|\ba different one\b[^\n]*$/
const withoutOffer = ({ state }: Situation): Situation['state'] =>
  state.offered === null ? state : { ...state, declined: [...state.declined, state.offered] }

const lent = /^fact\/told-(write-them|say-calmly)\./
const isOfLentWords = ({ state }: Situation): boolean =>
  state.said.slice(-ofAStep).some((id) => lent.test(id))

/** As `onWith`; and a need that is heard beside it is begun. */
function onBegun(situation: Situation, act: string): Move | null {
  const { state, heard } = situation
  const need = state.need ?? heard.need
  return need === null
    ? null
    : goOn({ ...situation, isFree: !goesRound(need) && !isAcute(need) }, need, { kind: 'act', act })
}
