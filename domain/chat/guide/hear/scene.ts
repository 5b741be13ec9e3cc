import { wordCount } from '#domain/chat/guide/hear/plain.ts'
import { scenes } from '#domain/chat/guide/say/scenes.ts'
import type { NeedId, Scores } from '#domain/chat/guide/understanding.ts'

/** From here on nine in ten are right, by writers that the learning had not seen (`npm run train:scenes`). */
const sureFrom = 0.13
/** Where it agrees with what the talk is about, a little less does. */
const agreedFrom = 0.12
/** In the middle of a talk. */
const plainFrom = 0.17
/** What is said of telling itself is near everything. */
const ofTellingFrom = 0.17
const fewestWords = 4
/** Less, and it is something else that the message does. */
const leastTelling = 0.3

const needOf = (id: string): NeedId => id.split('/')[0] as NeedId

type About = {
  /** What the message was heard to be about, and what the talk is about. */
  need: NeedId | null
  at: NeedId | null
  /** The last message may do anything then: only what is plain is taken. */
  isMidTalk: boolean
  /** What the person said that it is not about. */
  dropped: ReadonlySet<NeedId>
}

/** The scene that a message tells, with what it is about; none where that is only guessed. */
export function sceneIn(
  words: string,
  scores: Scores | null,
  { need, at, isMidTalk, dropped }: About,
): { id: string; need: NeedId } | null {
  const { id, worth } = scores?.scene ?? { id: '', worth: 0 }
  const of = needOf(id)
  if (scenes[id] === undefined || dropped.has(of) || wordCount(words) < fewestWords) return null
  if ((scores?.acts.tells ?? 0) < leastTelling) return null
  const isOther = need !== null && need !== of && need !== 'just-listen'
  const from =
    of === 'just-listen' ? ofTellingFrom : isMidTalk ? plainFrom : of === (need ?? at) ? agreedFrom : sureFrom
  return worth >= from && !isOther ? { id, need: of } : null
}
