import { limit } from '#api/limits/limit.ts'
import { limitVolume } from '#api/limits/volume.ts'
import type { DaylioOptions, DaylioOutput } from '#api/portability/daylio-work.ts'
import { readUpload, type UploadLimits } from '#api/portability/read-upload.ts'
import { serveUpload } from '#api/serve.ts'
import { daylioBytes, importDaylio } from '#contract/portability.ts'
import type { DaylioMood } from '#domain/portability/daylio.ts'
import { importMoods } from '#infra/use-cases/import/import-moods.ts'

const work = new URL('daylio-work.ts', import.meta.url)
const limits: UploadLimits = { bytes: daylioBytes, tooLong: 'import-daylio-too-long', timeoutMs: 20_000 }

export const daylioRoute = serveUpload(importDaylio, async ({ ctx, caller, deps, wrote }) => {
  const options: DaylioOptions = { timeZone: caller.context.timeZone, now: caller.at }
  const outputs = readUpload<DaylioOutput>({ ctx, deps }, work, options, limits)
  const { value: first } = await outputs.next()
  if (!first || !('preview' in first)) throw new Error('A file was read, and nothing is known of it.')
  const { preview, isPreview } = first
  try {
    if (isPreview || preview.moodsTotal === 0) return { added: 0, known: 0, leftOut: 0, ...preview }
    await limit(ctx, deps, 'import')
    await limitVolume(ctx, deps, ctx.request.length ?? daylioBytes)
    const { added, known, position } = await importMoods(
      deps,
      caller.ownerOrVisitor(),
      moodsOf(outputs),
      caller.context,
    )
    wrote(position)
    return { added, known, leftOut: 0, ...preview }
  } finally {
    await outputs.return(undefined)
  }
})

async function* moodsOf(
  outputs: AsyncIterable<{ moods: DaylioMood[] } | object>,
): AsyncGenerator<DaylioMood[]> {
  for await (const output of outputs) if ('moods' in output) yield output.moods
}
