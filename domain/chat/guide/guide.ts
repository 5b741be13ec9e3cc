import type { GuidePlace } from '#domain/chat/events.ts'
import { asideTo, introduction } from '#domain/chat/guide/asides.ts'
import { askingReply, unclearReply } from '#domain/chat/guide/asking.ts'
import { careNote } from '#domain/chat/guide/care-note.ts'
import type { GuideReply } from '#domain/chat/guide/guide-reply.ts'
import { flowStep, placeInCrisis, startInCrisis } from '#domain/chat/guide/in-flow.ts'
import { type GuideTurn, knownFrom } from '#domain/chat/guide/known.ts'
import { type Move, move } from '#domain/chat/guide/move.ts'
import { allSteps, labelsOf, stepAt } from '#domain/chat/guide/needs.ts'
import type { Step } from '#domain/chat/guide/step.ts'
import { catalogue, type ExerciseNeed, suggestExercise } from '#domain/exercises/catalogue.ts'
import type { Exercise } from '#domain/exercises/exercise.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { type SpokenLines, spokenLines } from '#domain/safety/help/spoken-lines.ts'
import { preparedReply } from '#domain/safety/prepared.ts'
import { plainQuestions } from '#domain/safety/questions.ts'
import { type Answered, type Concern, isCrisis, type Question, type Tier } from '#domain/safety/tier.ts'
import { thanksForAnswer } from '#domain/safety/words/ask-words.ts'

export type GuidePrompt = {
  turns: GuideTurn[]
  tier: Tier
  concerns: Concern[]
  /** Whose help lines are named (ISO 3166). */
  country: string
  /** Those of this server. */
  helpLines?: readonly HelpLine[]
  guide: GuidePlace | null
  /** What has to be asked about safety. */
  ask?: Question | null
  /** What was just answered to it. */
  answered?: Answered | null
}

export type { GuideReply }

const notUnderstood =
  'I did not follow that. I only have prepared replies, so please choose one below or say it another way.'

const paragraphs = (...parts: (string | null)[]): string => parts.filter((part) => part).join('\n\n')

function exerciseFor(need: ExerciseNeed | undefined, { turns, concerns }: GuidePrompt): Exercise | null {
  if (need === undefined) return null
  const said = turns.filter(({ role }) => role === 'assistant').map(({ text }) => text)
  const tried = catalogue
    .filter(({ title }) => said.some((text) => text.includes(`“${title}”`)))
    .map(({ id }) => id)
  return suggestExercise(need, { tried, concerns })
}

function sayingOf({ says }: Step, exercise: Exercise | null, { turns, concerns }: GuidePrompt): string {
  const nth = turns.filter(({ role }) => role === 'assistant').length + 1
  const saying = typeof says === 'string' ? says : says({ known: knownFrom(turns, allSteps), nth, concerns })
  return saying.replace('{exercise}', exercise ? `“${exercise.title}”` : 'a slow look around')
}

/** `{lines}` and the names of spoken lines stand for the numbers of where the person is. */
export const withLines = (text: string, spoken: SpokenLines): string =>
  text
    .replaceAll('{lines}', 'You can {talk}. If the danger is here now, call {emergency}.')
    .replaceAll(/\{(\w+)\}/g, (place, name: string) => spoken[name as keyof SpokenLines] ?? place)

/** In a crisis the prepared reply comes first. It comes again only when a message brings a new concern. */
function crisisReply(
  { tier, concerns, country, helpLines, guide: from, answered }: GuidePrompt,
  said: (line: string) => boolean,
): GuideReply | null {
  // Whoever was only asked about it, at a lesser concern, has not heard the prepared words yet.
  const wasTold = from?.need === 'crisis' && from.step !== 'answered'
  const isOld = wasTold && concerns.length === 0
  const isAnswer = answered?.answer === 'danger'
  const prepared = preparedReply(tier, concerns, 'concern', country, helpLines)
    .replace('I am an AI.', introduction)
    // What was just answered is not asked again, where there is more to ask.
    .replace(isAnswer ? `${plainQuestions[answered.question]} ` : '', '')
  if (!isCrisis(tier) || isOld || said(prepared)) return null
  const { asks, choices, guide: place } = startInCrisis(tier, concerns)
  return {
    text: paragraphs(prepared, prepared.includes(asks) ? null : asks),
    choices,
    suggestedExerciseId: null,
    guide: place,
  }
}

/** The companion without a language model: prepared replies, chosen by what was heard and where the conversation stands. */
export function guide(prompt: GuidePrompt): GuideReply {
  const heard = prompt.turns.findLast(({ role }) => role === 'user')?.text ?? ''
  const spoken = spokenLines(prompt.country, prompt.helpLines)
  const said = (line: string) =>
    prompt.turns.some(({ role, text }) => role === 'assistant' && text.includes(withLines(line, spoken)))
  const inDanger = crisisReply(prompt, said)
  if (inDanger) return inDanger
  const inFlow = flowStep(prompt, heard, said)
  if (inFlow) {
    const { says, asks, choices, guide: place } = inFlow
    return {
      text: withLines(paragraphs(says, asks), spoken),
      choices,
      suggestedExerciseId: null,
      guide: place,
    }
  }
  const { ask, answered } = prompt
  if (answered?.answer === 'unclear' && prompt.tier === 'care') return unclearReply(answered.question, spoken)

  const from = placeInCrisis(prompt)
  const aside = from?.need === 'crisis' ? null : asideTo(heard, said)
  const isClear = answered?.answer === 'no-danger' && from !== null && from.need !== 'crisis'
  const moved = isClear ? stay(from) : move(from, heard, prompt.tier)
  // A question of theirs is answered, and then the guide asks its own again.
  const isAnswering = from !== null && aside?.answersQuestion === true
  const place = isAnswering ? { ...from, missed: 0 } : moved.place
  const step = stepAt(place)
  if (ask) {
    const note = aside && !aside.answersQuestion ? withLines(aside.text, spoken) : null
    return askingReply(ask, { isFirst: from === null, note, goesOn: place })
  }

  const isSameStep = isAnswering || moved.wasMissed
  const exercise = isSameStep ? null : exerciseFor(moved.exercise ?? step.offers, prompt)
  return {
    text: withLines(
      paragraphs(
        from === null ? introduction : null,
        isClear ? thanksForAnswer : careNote(prompt, said),
        aside?.text ?? null,
        isAnswering ? null : moved.wasMissed ? notUnderstood : sayingOf(step, exercise, prompt),
        step.asks,
      ),
      spoken,
    ),
    choices: labelsOf(step),
    suggestedExerciseId: exercise?.id ?? null,
    guide: place,
  }
}

const stay = (place: GuidePlace): Move => ({
  place: { ...place, missed: 0 },
  wasMissed: false,
  exercise: null,
})
