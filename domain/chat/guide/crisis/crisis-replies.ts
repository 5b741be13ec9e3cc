import { afterCrisis, type ReplyInNeed } from '#domain/chat/guide/after-crisis.ts'
import type { CrisisTalk } from '#domain/chat/guide/crisis/crisis-talk.ts'
import { inCrisis } from '#domain/chat/guide/state.ts'
import { saysPhoneIsWatched } from '#domain/safety/flow/asked-in-flow.ts'
import type { FlowPlace } from '#domain/safety/flow/flow.ts'
import { nameOfFlowPlace, sayAt } from '#domain/safety/flow/follow-flow.ts'
import { withLines } from '#domain/safety/prepared.ts'
import { afterChoking } from '#domain/safety/words/flows/beside.ts'

export const paragraphs = (...parts: (string | null | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n')

/** The first that was not said yet. */
export const unsaid = (lines: readonly string[], { said }: CrisisTalk): string | undefined =>
  lines.find((line) => !said(line))

export const byOthers: ReadonlySet<string> = new Set(['abuse', 'sexual-violence', 'minor'])
const choked = /\b(strangl\w+|chok(ed|es|ing)) me\b|\bhands? (a)?round my (neck|throat)\b/i

export const isChoked = ({ told }: CrisisTalk): boolean => told.some((text) => choked.test(text))
const writes = /\b(send|text|write|message)\b/i

/** What a place of a flow says, and its question. */
export function wordsAt(talk: CrisisTalk, place: FlowPlace): string {
  const { told, said } = talk
  const { says, asks } = sayAt(place, said)
  const isDue = byOthers.has(place.kind) && !said(afterChoking) && isChoked(talk)
  // No word on a phone that is read by whoever hurts them.
  const isRead = byOthers.has(place.kind) && told.some(saysPhoneIsWatched) && writes.test(says ?? '')
  return paragraphs(isDue ? afterChoking : null, isRead ? null : says, asks)
}

/** The flow goes on from there; without words of their own, in those of the place. */
export function at(talk: CrisisTalk, place: FlowPlace, words = wordsAt(talk, place)): ReplyInNeed {
  const { prompt, spoken, said } = talk
  return {
    text: withLines(words, spoken),
    choices: sayAt(place, said).choices,
    suggestedExerciseId: null,
    guide: inCrisis(prompt.guide, nameOfFlowPlace(place)),
    asks: nameOfFlowPlace(place),
  }
}

/** The talk is the person's again; null where there is nothing left to say. */
export const leave = (
  { prompt, spoken }: CrisisTalk,
  words: string | undefined,
  given: { isChoosing?: boolean; left?: string } = {},
): ReplyInNeed | null =>
  words === undefined ? null : afterCrisis(prompt.guide, withLines(words, spoken), given)
