import Koa from 'koa'
import { expect, test } from 'vitest'
import { atOnce, inTurn } from '#api/middleware/in-turn.ts'

test('many requests that come at once are begun a few in each turn of the event loop, in their order', async () => {
  const middleware = inTurn()
  const app = new Koa()
  const begun: { at: number; turn: number }[] = []
  let turn = 0
  const goRound = () => {
    turn++
    if (begun.length < 20) setImmediate(goRound)
  }
  setImmediate(goRound)
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      middleware({ app } as Koa.Context, async () => void begun.push({ at, turn })),
    ),
  )
  expect(begun.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, at) => at))
  for (const some of Map.groupBy(begun, (one) => one.turn).values())
    expect(some.length).toBeLessThanOrEqual(atOnce)
})
