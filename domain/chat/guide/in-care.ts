import type { GuidePrompt, GuideReply } from '#domain/chat/guide/guide-prompt.ts'
import { type GuideState, placeOf, stateOf } from '#domain/chat/guide/state.ts'
import type { NeedId, Understanding } from '#domain/chat/guide/understanding.ts'
import { answersTo } from '#domain/safety/asks/chosen-answer.ts'
import type { SpokenLines } from '#domain/safety/help/spoken-lines.ts'
import { withLines } from '#domain/safety/prepared.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'
import {
  askWords,
  onceMore,
  thanksAgain,
  thanksForAnswer,
  whatWouldHelp,
} from '#domain/safety/words/ask-words.ts'

/** After a plain no the talk goes on where it was. */
export function openingAfter({ answered, turns }: GuidePrompt): string | null {
  if (answered?.answer !== 'no-danger') return null
  const isSaid = turns.some(({ role, text }) => role === 'assistant' && text.includes(thanksForAnswer))
  return isSaid ? thanksAgain : thanksForAnswer
}

/** Full of terrible thoughts by their nature: whoever is asked about them on a mere hint has one thing more to fear. */
const soundsDangerous: ReadonlySet<NeedId | null> = new Set([
  'ocd-contamination',
  'ocd-checking',
  'ocd-harm',
  'ocd-taboo',
  'ocd-relationship',
  'ocd-just-right',
  'ocd-real-event',
  'panic-now',
])

/**
 * Where it is unclear: taken seriously and asked plainly, once. Whoever does not know hears the lines and what would help,
 * and is asked nothing about danger again. Null where nothing is unclear.
 */
export function careReply(
  { turns, tier, ask, isHint = false, answered, guide }: GuidePrompt,
  spoken: SpokenLines,
  { need }: Understanding,
): Omit<GuideReply, 'understood' | 'notes'> | null {
  const before = stateOf(guide)
  const isUnclear = answered?.answer === 'unclear' && tier === 'care'
  if (isUnclear) {
    const state: GuideState = { ...before, need: before.need ?? 'just-listen', asked: null, offered: null }
    return {
      text: withLines(`${askWords[answered.question].unclear}\n\n${whatWouldHelp.asks}`, spoken),
      choices: [...whatWouldHelp.choices],
      suggestedExerciseId: null,
      guide: placeOf(state, state),
      asks: null,
    }
  }
  const asksNothing = isHint && soundsDangerous.has(before.need ?? need)
  if (!ask || asksNothing) return null
  const isAsked = turns.some(({ role, text }) => role === 'assistant' && text.includes(askWords[ask].ask))
  const state: GuideState = { ...before, need: before.need ?? need, asked: null, offered: null }
  return {
    text: isAsked ? onceMore : [askWords[ask].before, askWords[ask].ask].join('\n\n'),
    choices: answersTo(ask),
    suggestedExerciseId: null,
    guide: placeOf(state, state),
    asks: ask,
  }
}

const heavy =
  'What you wrote sounds heavy, and I take it seriously. The card above has people you can talk to, whenever you want.'
const wronged =
  'What was done to you was not all right. The card above has people who listen, whenever it is safe for you to reach them.'

/** Of the others the needs speak themselves. */
const notes: Partial<Record<Concern, string>> = {
  suicide: heavy,
  'self-harm': heavy,
  'self-neglect': heavy,
  'harm-to-others': heavy,
  taken: heavy,
  voices: heavy,
  abuse: wronged,
  'sexual-violence': wronged,
  'someone-else':
    'It is hard to fear for someone. The card above has lines that you can call about them, too.',
}

/** Where something was said of the last day that has words of its own. */
export const isGrave = (tier: Tier, concerns: readonly Concern[]): boolean =>
  tier !== 'none' && concerns.some((concern) => notes[concern] !== undefined)

/** What stands before everything else where a message brings a card and nothing is asked; each once in a conversation. */
export function careNote({ turns, tier, heardTier = tier, concerns }: GuidePrompt): string | null {
  const note = heardTier === 'care' && concerns[0] ? (notes[concerns[0]] ?? null) : null
  const isSaid = turns.some(({ role, text }) => role === 'assistant' && note !== null && text.includes(note))
  return isSaid ? null : note
}
