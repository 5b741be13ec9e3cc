import type { Screener } from '#domain/safety/screener.ts'
import { type LearnedScreener, openLearnedLayer } from '#infra/screening/open-learned.ts'

/** The learned layer where it is seldom asked: it takes its place in memory only then. */
export function learnedOnceAsked(): Pick<Screener, 'screen'> & AsyncDisposable {
  let opening: Promise<LearnedScreener & AsyncDisposable> | null = null
  const opened = () =>
    (opening ??= openLearnedLayer().catch((error: unknown) => {
      opening = null
      throw error
    }))
  return {
    screen: async (...asked) => (await opened()).screen(...asked),
    [Symbol.asyncDispose]: async () => (await opening)?.[Symbol.asyncDispose](),
  }
}
