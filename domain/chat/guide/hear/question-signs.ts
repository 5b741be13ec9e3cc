import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** A question as it is read. */
export type Heard = {
  /** The sentence that is read. */
  words: string
  /** All of the message. */
  whole: string
  /** The messages before it. */
  told: string
  at: NeedId | null
}
export type Sign = (heard: Heard) => boolean

export const has =
  (pattern: RegExp): Sign =>
  ({ words }) =>
    pattern.test(words)
/** The matter is in this message, or in what was told before it. */
export const about =
  (matter: RegExp, pattern: RegExp): Sign =>
  ({ words, told, whole }) =>
    pattern.test(words) && matter.test(`${told} ${whole}`)
export const when =
  (at: (need: NeedId | null) => boolean, pattern: RegExp): Sign =>
  (heard) =>
    at(heard.at) && pattern.test(heard.words)

export const isDoubt = (need: NeedId | null): boolean => need?.startsWith('ocd-') === true
export const isOfThoughts = (need: NeedId | null): boolean => need === 'ocd-harm' || need === 'ocd-taboo'
export const ofBaby =
  /\b(baby|newborn|gave birth|landing|\d+ (weeks|months)( old)?|cot|(im|i'm) a new (mum|mom|mother))\b/
export const dementia = /\b(dementia|alzheimer\w*)\b/
