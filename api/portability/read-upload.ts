import type { Context } from 'koa'
import { browserSessionOf } from '#api/browser-sessions.ts'
import type { Deps } from '#api/deps.ts'
import { Refused } from '#api/middleware/errors.ts'
import { InvalidInput } from '#api/middleware/invalid-input.ts'
import { networksOf } from '#api/network.ts'
import { type BodyLimits, bodyPieces } from '#api/portability/body-pieces.ts'
import { AsideEnded } from '#infra/aside/aside.ts'
import { AsideBusy } from '#infra/aside/places.ts'

/** Of all that may wait. */
const mostOfSite = 8

export type UploadLimits = BodyLimits & { timeoutMs: number }

/**
 * What a module's `work` makes of the body of a request, on a thread of its own. Throws `Refused` where the body is
 * too long or takes too long, and `InvalidInput` where the work refuses it with a sentence.
 */
export async function* readUpload<Output extends object>(
  { ctx, deps }: { ctx: Context; deps: Pick<Deps, 'aside'> },
  module: URL,
  options: object,
  { timeoutMs, ...limits }: UploadLimits,
): AsyncGenerator<Exclude<Output, { refusal: string }>> {
  try {
    if ((ctx.request.length ?? 0) > limits.bytes) throw new Refused(limits.tooLong)
    const { subjectId } = browserSessionOf(ctx)
    const { network, site } = networksOf(ctx.ip)
    const whose = [
      { name: `network ${network}` },
      ...(site === undefined ? [] : [{ name: `site ${site}`, most: mostOfSite }]),
      ...(subjectId ? [{ name: `person ${subjectId}` }] : []),
    ]
    const pieces = bodyPieces(ctx.req, limits)
    for await (const output of deps.aside.run<Output>(module, options, pieces, { timeoutMs, whose })) {
      if ('refusal' in output) throw new InvalidInput([{ path: [], message: String(output.refusal) }])
      yield output as Exclude<Output, { refusal: string }>
    }
  } catch (error) {
    if (error instanceof AsideBusy)
      throw new Refused(error.isOwn ? 'import-own-busy' : 'import-busy', { retryAfterSeconds: 30 })
    // The rest is not waited for.
    if (error instanceof Refused && error.code === 'upload-too-slow') ctx.set('Connection', 'close')
    if (error instanceof AsideEnded) throw new Refused('import-too-much')
    throw error
  } finally {
    // Whoever is still sending hears the answer only when all of it was taken.
    ctx.req.resume()
  }
}
