import type { GuidePlace } from '#domain/chat/events.ts'
import { decide } from '#domain/chat/guide/decide/decide.ts'
import type { Situation } from '#domain/chat/guide/decide/go-on.ts'
import { goesRound } from '#domain/chat/guide/decide/listen.ts'
import { givenBack } from '#domain/chat/guide/given-back.ts'
import { chipOf, tellsOfNone } from '#domain/chat/guide/hear/answers.ts'
import { roleAsked } from '#domain/chat/guide/hear/asked/which-answer.ts'
import { type ChipInWords, chipInWords, pathInWords } from '#domain/chat/guide/hear/chip-in-words.ts'
import { deniedIn } from '#domain/chat/guide/hear/denied.ts'
import { detailsIn } from '#domain/chat/guide/hear/details.ts'
import { feelingIn } from '#domain/chat/guide/hear/feelings.ts'
import { hear } from '#domain/chat/guide/hear/hear.ts'
import { isAfterStep } from '#domain/chat/guide/hear/meant-first.ts'
import { missedIn } from '#domain/chat/guide/hear/missed.ts'
import { newsIn } from '#domain/chat/guide/hear/news.ts'
import { notThatIn } from '#domain/chat/guide/hear/not-that.ts'
import { ownWordsIn } from '#domain/chat/guide/hear/own-words.ts'
import { bare, wordCount } from '#domain/chat/guide/hear/plain.ts'
import { progressIn } from '#domain/chat/guide/hear/progress.ts'
import { isQuiet, markOf, wishIn } from '#domain/chat/guide/hear/quiet.ts'
import { quoteIn } from '#domain/chat/guide/hear/quoted.ts'
import { exercisesRefused, refusalMark, refusedIn } from '#domain/chat/guide/hear/refused.ts'
import { takenUpIn } from '#domain/chat/guide/hear/things/taken-up.ts'
import { themIn } from '#domain/chat/guide/hear/things/them.ts'
import { type Form, formIn } from '#domain/chat/guide/hear/told-form.ts'
import { nameToldIn } from '#domain/chat/guide/hear/told-otherwise.ts'
import { toneIn } from '#domain/chat/guide/hear/tone.ts'
import { grownUpNamed } from '#domain/chat/guide/hear/young.ts'
import { needAsMeant } from '#domain/chat/guide/need-as-meant.ts'
import { notesOfTurn } from '#domain/chat/guide/remember/notes-of-turn.ts'
import { recall } from '#domain/chat/guide/remember/recall.ts'
import { ruledOut, rulesInForce } from '#domain/chat/guide/remember/rules-in-force.ts'
import {
  beforeIn,
  dayInWords,
  knownOf,
  linesOf,
  numbersTold,
  seedOf,
  type GuideTurn,
} from '#domain/chat/guide/said-in-turn.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import { say } from '#domain/chat/guide/say/say.ts'
import type { Question } from '#domain/chat/guide/say/words.ts'
import { beginning, type GuideState, placeOf } from '#domain/chat/guide/state.ts'
import { type NeedId, needIds, type Scores, type Understanding } from '#domain/chat/guide/understanding.ts'
import { durationOf } from '#domain/memory/duration.ts'
import type { MemoryNote } from '#domain/memory/note.ts'
import type { Recollection } from '#domain/memory/recollection.ts'
import type { SpokenLines } from '#domain/safety/help/spoken-lines.ts'
import type { Concern } from '#domain/safety/tier.ts'

export type TurnOfGuide = {
  turns: readonly GuideTurn[]
  state: GuideState
  concerns: readonly Concern[]
  scores: Scores | null
  spoken: SpokenLines
  /** A day, for whoever says when they were born. */
  today?: string
  /** Said first, to somebody who has answered what no passage asked: the talk goes on where it was. */
  opening: string | null
  /** What is remembered of other conversations; null where nothing is remembered. */
  recollection: Recollection | null
  /** They do not know whether they want to live: no trouble that is only guessed at takes over. */
  isUnsure?: boolean
  /** What it is about, where their words to an alarm have just said so. */
  begins?: NeedId | null
}

export type GuideAnswer = {
  text: string
  choices: string[]
  suggestedExerciseId: string | null
  understood: Understanding
  place: GuidePlace
  notes: readonly MemoryNote[]
}

/** The question whose answer is waited for, found again by its id. */
function questionAsked(asked: string | null): Question | null {
  const [need, passage] = asked?.split('/') ?? []
  const words = needIds.includes(need as NeedId) ? needWords[need as NeedId] : null
  if (!words) return null
  const all = [...words.arrive, ...words.work, ...words.check, ...words.land]
  return all.find(({ id }) => id === passage)?.asks ?? null
}

/** An exercise that was offered waits for a yes or a no, without being asked about. */
const offer: Question = {
  name: 'offer',
  says: ['', '', ''],
  reads: 'yes-no',
  answers: [
    { means: 'yes', says: ['', '', ''] },
    { means: 'no', says: ['', '', ''] },
  ],
}

const longestToOffer = 4

/** A yes, and then something of their own. */
const goesOnTelling =
  /^(?:yes|yeah|yep|yea|no|nope|ok|okay)\W+(?!(?:please|thanks?|thank|then|let|lets|go|try|do|i|that|this|it|ok|okay|sure|not|no|yes|yeah|more|the|an?|sounds|why|maybe|now|sorry)\b)\S+ \S+/

/** Only a few words right after it mean the exercise. */
const offerMade = ({ asked, offered }: GuideState, text: string): Question | null =>
  asked === offer.name &&
  offered !== null &&
  wordCount(text) <= longestToOffer &&
  !tellsOfNone(text) &&
  !goesOnTelling.test(bare(text))
    ? offer
    : null

/** A chip of a need, sent as its label. */
const needChosen = (text: string): NeedId | null =>
  needIds.find((need) => need !== 'crisis' && bare(needWords[need].name) === bare(text)) ?? null

/** What was told lately says what it is about. */
const recentTurns = 5

/** What it is about, where that has only just been said. */
const needAt = ({ need }: GuideState, heard: Understanding): NeedId | null =>
  need === null || need === 'just-listen' ? (heard.need ?? need) : need

/** What nothing nearer was found for. */
const isOpen = ({ act, topic }: Understanding): boolean =>
  act === 'tells' && (topic === null || openTopics.has(topic))
const openTopics: ReadonlySet<string> = new Set([
  'unanswered',
  'advice',
  'certainty',
  'fact:should-i',
  'fact:this-or-that',
  'fact:say-it-plainly',
])

/** A plain answer to what is asked beside a chip comes before its way. */
const hasAnswer = ({ topic }: Understanding): boolean =>
  topic?.startsWith('fact:') === true && !openTopics.has(topic) && !topic.startsWith('fact:life-')

/** Anything else that a message does comes before the word of a chip in it. */
const mayPress: ReadonlySet<string> = new Set(['tells', 'answer', 'not-understood'])

const pressedIn = (
  text: string,
  asked: Question | null,
  need: NeedId | null,
  plainly: Understanding,
): ChipInWords | null =>
  (mayPress.has(plainly.act) && !hasAnswer(plainly) ? chipInWords(text, asked) : null) ??
  (isOpen(plainly) ? pathInWords(text, need) : null)

/** A chip with words beside it is that chip, and the words are heard with it. */
const asPressed = ({ answer, rest }: ChipInWords, { need }: Understanding): Understanding => ({
  ...hear('', null, null),
  need,
  act: 'answer',
  answer: answer.means,
  details: detailsIn(rest),
  beside: rest,
})

/** What a doubt or a craving wants is not asked after. */
const formAt = (form: Form | null, text: string, need: NeedId | null): Form | null =>
  form === 'wishes' && need !== null && goesRound(need) ? null : formIn(text) === null ? null : form

/** What is given back, as they would have written it. */
const asTold = (own: string): string =>
  own
    .replace(/\byou[’']re\b/gi, "i'm")
    .replace(/\byou[’']ve\b/gi, "i've")
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou\b/gi, 'i')

/** One turn: hear, decide, say, remember. Pure: the same words in the same state have the same reply. */
export function turn(given: TurnOfGuide): GuideAnswer {
  const {
    turns,
    concerns,
    scores,
    spoken,
    today,
    opening,
    recollection,
    isUnsure = false,
    begins = null,
  } = given
  const said = turns.flatMap(({ role, text }) => (role === 'user' ? [text] : []))
  const rules = rulesInForce(recollection, said)
  const isShort = rules.some(({ rule }) => rule === 'keep-it-short')
  // What answered care's question says nothing else: the talk goes on as if it had not been between.
  const isAnswered = opening !== null
  const text = isAnswered ? '' : (said.at(-1) ?? '')
  const wish = wishIn(text)
  const marks = [
    ...(wish === null ? [] : [markOf(wish)]),
    ...deniedIn(text, said.slice(0, -1).join(' ')).needs.map((need) => `dropped/${need}`),
    ...refusedIn(text).map(refusalMark),
  ]
  const state = { ...given.state, isBrief: given.state.isBrief || isShort }
  const waiting = questionAsked(state.asked) ?? offerMade(state, text)
  const chosen = begins ?? (waiting && chipOf(waiting, text) !== null ? null : needChosen(text))
  const plainly: Understanding =
    chosen || isAnswered
      ? { ...hear('', null, null), act: 'tells', need: chosen }
      : needAsMeant(
          hear(text, waiting, scores, {
            today: today ?? '',
            at: state.need,
            said: given.state.said,
            told: said.slice(0, -1),
            offered: state.offered,
          }),
          text,
          concerns,
        )
  const pressed = chosen || isAnswered ? null : pressedIn(deniedIn(text).left, waiting, state.need, plainly)
  const asked = pressed?.question ?? waiting
  const understood = pressed ? asPressed(pressed, plainly) : plainly
  const heard = isUnsure && chosen === null ? { ...understood, need: null } : understood
  const notThat = given.state.said.length === 0 ? null : notThatIn(text)
  const own = notThat === null ? givenBack(said, heard, needAt(state, heard)) : ownWordsIn(notThat.rest)
  const form = formAt(formIn(own === null ? text : asTold(own)), text, state.need)
  const situation: Situation = {
    state: {
      ...state,
      declined: [...state.declined, ...ruledOut(rules), ...exercisesRefused([...state.said, ...marks])],
    },
    heard,
    asked,
    concerns,
    isTelling: isAnswered || wordCount(text) >= 2 || feelingIn(text) !== null,
    isChosen: chosen !== null,
    rules,
    isRemembering: recollection !== null,
    isQuiet: isQuiet([...state.said, ...marks]),
    told: said.slice(-recentTurns).join('\n').toLowerCase(),
    words: wordCount(text),
    progress: progressIn(text, needAt(state, heard), said.slice(0, -1))?.kinds ?? [],
    news: newsIn(text, isAfterStep(state.said)),
    form,
    thing: takenUpIn(text, {
      at: needAt(state, heard),
      told: said.slice(0, -1),
      isSaid: (id) => state.said.some((one) => one.startsWith(`thing/${id}.`)),
    }),
  }
  // An urge that was left undone says nothing of the exercise that was offered.
  const told = situation.progress[0] === 'resisted' ? { ...heard, act: 'tells' as const } : heard
  const decided = decide(situation)
  const isNoted =
    recollection !== null && !recollection.isTold && told.act === 'helped' && state.offered !== null
  const move = isAnswered
    ? { ...decided, first: null }
    : { ...recall(decided, situation, recollection), isNoted }
  const before = move.forgets ? { ...beginning, said: state.said } : state
  const { need, phase, missed } = move
  const saying = say(move, {
    state: { ...before, said: [...before.said, ...marks] },
    details: heard.details,
    known: knownOf(turns),
    lines: linesOf(heard, move, spoken, said),
    emergency: spoken.emergency,
    delay: durationOf(recollection?.longestDelayMinutes ?? 0),
    thing: situation.thing ?? null,
    form,
    notThat,
    isOfNeed: heard.need !== null && heard.need === need,
    tone: toneIn(text, needAt(state, heard)),
    them: themIn(said),
    own,
    quote: quoteIn(text),
    scene: concerns.length === 0 ? heard.scene : null,
    grownUp: grownUpNamed(text) ?? '',
    feeling: feelingIn(heard.beside ?? text),
    number: situation.news?.words ?? '',
    numberBefore: beforeIn(situation.news) ?? numbersTold(said.slice(0, -1)).at(-1) ?? null,
    name: nameToldIn(text) ?? '',
    role: roleAsked(text),
    missed: missedIn(text, said.slice(0, -1)) ?? '',
    day: dayInWords(today ?? ''),
    told: said.join('\n').toLowerCase(),
    isQuiet: situation.isQuiet,
    seed: seedOf(said),
  })
  const exercise =
    move.next?.kind === 'passage' || move.next?.kind === 'act' ? (move.next.exercise ?? null) : null
  const passage = move.next?.kind === 'passage' && saying.question ? move.next : null
  const after: GuideState = {
    need,
    phase,
    asked: passage ? `${passage.need}/${passage.passage.id}` : exercise === null ? null : offer.name,
    said: [...before.said, ...marks, ...saying.said, ...(move.drops ? [`dropped/${move.drops}`] : [])],
    offered: exercise ?? (move.offered === undefined ? before.offered : move.offered),
    declined: move.declined ? [...before.declined, move.declined] : before.declined,
    missed,
    turns: before.need === need ? before.turns + 1 : 0,
    isBrief: move.isBrief ?? before.isBrief,
    isAfterCrisis: before.isAfterCrisis,
  }
  return {
    text: [opening, saying.text].filter(Boolean).join('\n\n'),
    choices: saying.choices,
    suggestedExerciseId: exercise,
    understood: heard,
    place: placeOf(after, before),
    notes: recollection === null ? [] : notesOfTurn({ text, heard: told, before: state, after }),
  }
}
