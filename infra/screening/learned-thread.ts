import type { Screening } from '#domain/safety/tier.ts'
import { loadEncoder } from '#infra/encoder/encoder.ts'
import { encoderFile, loadArtefact } from '#infra/screening/artefact.ts'
import { type Heard, judge, scoresOf } from '#infra/screening/learned-scores.ts'
import { serve } from '#infra/threads/serve.ts'

const [artefact, encode] = await Promise.all([loadArtefact(), loadEncoder(encoderFile)])
serve(artefact.version, async (texts: readonly Heard[]): Promise<Screening[]> =>
  (await scoresOf(artefact, encode, texts)).map((scores) => judge(artefact, scores)),
)
