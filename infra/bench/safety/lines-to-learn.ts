import { everydayLines } from '#domain/safety/floor/examples/everyday.ts'
import { type Line, readLines } from '#infra/bench/safety/lines.ts'
import { readTalkLines } from '#infra/bench/safety/talk-lines.ts'

/** Goodbyes, places and silences, which open nothing in any language; each is tested by itself. */
const goodbyes = everydayLines.map(([language, text], at): Line => ({
  id: `goodbye-${at + 1}`,
  hand: 'house',
  language,
  group: 'goodbye',
  tier: 'none',
  concern: 'none',
  turns: [{ role: 'person', text }],
}))

/** A short answer means what was asked: alone it teaches nothing. */
const fewestWords = 8
export const standsAlone = ({ group, turns }: Line): boolean =>
  turns.length === 1 || (group !== 'in-talk' && turns.at(-1)!.text.split(/\s+/).length >= fewestWords)

/** All that the learned layer is made of. */
export const readLinesToLearn = async (): Promise<Line[]> => [
  ...(await readLines('built')),
  ...(await readTalkLines()),
  ...goodbyes,
]
