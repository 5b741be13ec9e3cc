import type { Wordings } from '#domain/chat/guide/say/words.ts'

/** Meets what is told, and asks about it: each fits whatever is told of it, and neither advises nor reassures. */
export type Scene = { says: Wordings; asks: readonly [string, string] }
/** By need and name, as in "sleep/hours-left". Events name them: kept for good. */
export type Scenes = Readonly<Record<string, Scene>>
