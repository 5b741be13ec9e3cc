import { plain } from '#domain/chat/guide/hear/plain.ts'
import { feelingsIn } from '#domain/journal/reflection/feelings.ts'
import { kindOf } from '#domain/journal/reflection/kind-of-line.ts'
import { isLeftAlone } from '#domain/journal/reflection/left-alone.ts'
import type { Kind } from '#domain/journal/reflection/say/questions.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
import { screen } from '#domain/safety/screen.ts'

/** A line of theirs, word for word. */
export type Line = { line: string; kind: Kind }

/** Asked again, another line comes; more than these no entry needs. */
const mostLines = 3
const longest = 120
const words = { fewest: 4, most: 18, best: 12 }

/** Only of English it is known what it says: so many of these must be in it. */
const english = new Set(
  "the and my was am of that this with but not have had it's i'm i've you she he they we because when went feel felt today been were a then to for so me is are after still just how from her his our like do don't didn't it will would could tomorrow there about out up all into by what who i'll i'd can came called home us made on at in tonight got".split(
    ' ',
  ),
)
const fewestEnglish = 2

const isOwn = /\b(i|i'm|i've|i'd|i'll|me|my|mine|myself|we|our|us)\b/
/** Where something turns, or is wanted, a line says more than what happened. */
const turning =
  /\b(but|still|yet|again|finally|at last|for once|first time|wish|want|need|hope|miss|realis\w+|realiz\w+|noticed|learn\w+|glad|thankful|grateful|even so|somehow|matters?|anyway)\b/

function isFit(line: string): boolean {
  if (line.length > longest) return false
  const spoken = line.match(/[\p{L}’'-]+/gu) ?? []
  if (spoken.length < words.fewest || spoken.length > words.most) return false
  const heard = plain(line)
  // Names and titles, and what is shouted.
  const capitals = spoken.slice(1).filter((word) => /^\p{Lu}/u.test(word) && !/^I(?:['’]|$)/.test(word))
  if (capitals.length * 2 >= spoken.length) return false
  const known = new Set(heard.split(/[^\p{L}']+/u).filter((word) => english.has(word)))
  return known.size >= fewestEnglish && !isLeftAlone(line, heard)
}

function weightOf(line: string): number {
  const heard = plain(line)
  const count = heard.split(' ').length
  return (
    (feelingsIn(line).length > 0 ? 3 : 0) +
    (turning.test(heard) ? 2 : 0) +
    (isOwn.test(heard) ? 2 : 0) +
    (count <= words.best ? 1 : 0)
  )
}

/** What weighs most, and of the same weight what came last. A line that a reply may not say, or that worries, is none. */
export function linesToGiveBack(lines: readonly string[]): Line[] {
  const ranked = [...new Set(lines)]
    .filter(isFit)
    .map((line, at) => ({ line, at, weight: weightOf(line) }))
    .toSorted((one, other) => other.weight - one.weight || other.at - one.at)
  const chosen: Line[] = []
  for (const { line } of ranked) {
    if (chosen.length === mostLines) break
    if (screenReply(line).length === 0 && screen(line).tier === 'none')
      chosen.push({ line, kind: kindOf(line) })
  }
  return chosen
}
