import type { DetailKind } from '#domain/chat/guide/hear/details.ts'
import type { Wordings } from '#domain/chat/guide/say/words.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** Met in six wordings or more, whatever the talk is about. */
export type SixWordings = readonly [string, string, string, string, string, string, ...string[]]

/** What is said where the need matters. */
export type InNeed = { says: Wordings; asks?: readonly string[] }

/** What is said to one kind of message in the middle of a talk. */
export type KindWords = {
  says: SixWordings
  /** Open questions about it; none where a question would push. */
  asks?: readonly string[]
  /** With something of theirs named back: `{detail}`, `{Detail}`. */
  named?: Partial<Record<DetailKind, Wordings>>
  /** Other words for the needs that they are listed with. */
  inNeed?: readonly (readonly [needs: readonly NeedId[], InNeed])[]
  /** A sentence of theirs may be given back before it. */
  isMirrored?: true
}

export type KindTable = Readonly<Record<string, KindWords>>

/** To give certainty here would feed the doubt. */
export const doubts: readonly NeedId[] = [
  'ocd-contamination',
  'ocd-checking',
  'ocd-harm',
  'ocd-taboo',
  'ocd-relationship',
  'ocd-just-right',
  'ocd-real-event',
]
