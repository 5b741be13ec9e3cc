import type { Encoder } from '#infra/encoder/encoder.ts'
import { loadArtefact } from '#infra/screening/artefact.ts'
import { judge, scoresOf } from '#infra/screening/learned-scores.ts'
import { heardIn, type LearnedScreener } from '#infra/screening/open-learned.ts'

/** The learned layer on the caller's own thread; the encoder may be on others. For operators and benches, who read many. */
export async function learnedBy(encode: Encoder): Promise<LearnedScreener> {
  const artefact = await loadArtefact()
  const screenAll: LearnedScreener['screenAll'] = async (asked) =>
    (await scoresOf(artefact, encode, asked.map(heardIn))).map((scores) => judge(artefact, scores))
  return {
    layer: 'learned',
    version: artefact.version,
    screen: async (turns, floor) => (await screenAll([{ turns, floor }]))[0]!,
    screenAll,
  }
}
