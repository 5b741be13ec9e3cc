import { spelt } from '#domain/chat/guide/hear/things/spelt.ts'
import { stepTakenIn } from '#domain/chat/guide/hear/things/steps-taken.ts'
import { thingsTold } from '#domain/chat/guide/hear/things/things-told.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** What of life they have just told, or which step they took, and the words of it that may be said back. */
export type TakenUp = { id: string; isStep: boolean; minutes: string; deed: string }

/** What stands behind a “no” is not told. */
function isTold(sign: RegExp, words: string): boolean {
  const found = sign.exec(words)
  return (
    found !== null &&
    !/(?:\b(?:no|not|never|without|wasn't|isn't)|it's not)(?: (?:any|even|really|about|the|a|my))* $/.test(
      words.slice(0, found.index),
    )
  )
}

const longestRead = 800
const toldBefore = 6

/** The most particular thing in the last message that was not taken up before; null where there is none. */
export function takenUpIn(
  text: string,
  { at, told, isSaid }: { at: NeedId | null; told: readonly string[]; isSaid: (id: string) => boolean },
): TakenUp | null {
  const words = spelt(text.slice(0, longestRead))
  const step = stepTakenIn(words, at)
  if (step !== null && !isSaid(step.id))
    return { id: step.id, isStep: true, minutes: step.minutes ?? '', deed: step.deed ?? '' }
  const all = [...told.slice(-toldBefore).map(spelt), words].join('\n')
  const found = thingsTold(at).find(
    ([id, sign]) => !isSaid(id) && (sign instanceof RegExp ? isTold(sign, words) : sign({ words, all, at })),
  )
  return found ? { id: found[0], isStep: false, minutes: '', deed: '' } : null
}
