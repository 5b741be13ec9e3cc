import { builtBody } from '#domain/safety/corpus/built/body.ts'
import { builtFourth } from '#domain/safety/corpus/built/fourth.ts'
import { builtLong } from '#domain/safety/corpus/built/long.ts'
import { builtOrdinary } from '#domain/safety/corpus/built/ordinary.ts'
import { builtOthers } from '#domain/safety/corpus/built/others.ts'
import { builtSelf } from '#domain/safety/corpus/built/self.ts'
import { builtShort } from '#domain/safety/corpus/built/short.ts'
import { builtThird } from '#domain/safety/corpus/built/third.ts'
import { builtWide } from '#domain/safety/corpus/built/wide.ts'
import { heldCare } from '#domain/safety/corpus/held/care.ts'
import { heldCrisis } from '#domain/safety/corpus/held/crisis.ts'
import { everyday1 } from '#domain/safety/corpus/held/everyday-1.ts'
import { everyday2 } from '#domain/safety/corpus/held/everyday-2.ts'
import { everyday3 } from '#domain/safety/corpus/held/everyday-3.ts'
import { heldNone } from '#domain/safety/corpus/held/none.ts'
import { heldSecond } from '#domain/safety/corpus/held/second.ts'
import { type Line, readCorpus } from '#domain/safety/corpus/line.ts'

const read = (...sources: string[]): Line[] => sources.flatMap(readCorpus)

/** Looked at while the lexicon and the rules are written. */
export const built = read(
  builtSelf,
  builtOthers,
  builtBody,
  builtOrdinary,
  builtLong,
  builtWide,
  builtThird,
  builtFourth,
  builtShort,
)

/** Written before its first result was seen, by the hand that wrote the lexicon; its misses are never read. */
export const held = read(heldCrisis, heldCare, heldNone)

/** Written when the rules stood; phrases were added after it with its kind in mind, so it flatters a little. */
export const heldLater = read(heldSecond)

/** Ordinary talk by somebody who had never seen the rules, half of it with words that a clumsy floor trips over. Its first false alarms were read once, and some rules narrowed; nothing is trained on it. */
export const everyday = read(everyday1, everyday2, everyday3)
