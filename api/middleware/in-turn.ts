import type { Middleware } from 'koa'

/** So many requests are begun in one turn of the event loop. */
export const atOnce = 2

/** Of many requests that come at once a few are begun in each turn: whoever asks meanwhile is answered between them. */
export function inTurn(): Middleware {
  const waiting: (() => void)[] = []

  function takeTurn(): void {
    for (const begin of waiting.splice(0, atOnce)) begin()
    if (waiting.length > 0) setImmediate(takeTurn)
  }

  return async (_, next) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    if (waiting.push(resolve) === 1) setImmediate(takeTurn)
    await promise
    return next()
  }
}
