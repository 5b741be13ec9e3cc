import { type Line, readLines } from '#infra/bench/safety/lines.ts'
import { readTalkLines } from '#infra/bench/safety/talk-lines.ts'

/** All that the learned layer is made of. */
export const readLinesToLearn = async (): Promise<Line[]> => [
  ...(await readLines('built')),
  ...(await readTalkLines()),
]
