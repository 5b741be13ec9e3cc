type Waiting<Item, Result> = { item: Item } & Pick<PromiseWithResolvers<Result>, 'resolve' | 'reject'>

/**
 * One run at a time, for `most` items: whoever comes while one is under way shares the next with all who came meanwhile.
 * Nobody gets the result of a run that had begun before they asked.
 */
export function inBatches<Item, Result>(
  most: number,
  run: (items: Item[]) => Promise<Result>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = []
  let isRunning = false

  async function runAll(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most)
      try {
        const result = await run(batch.map(({ item }) => item))
        for (const { resolve } of batch) resolve(result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isRunning = false
  }

  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    waiting.push({ item, resolve, reject })
    if (!isRunning) void runAll()
    return promise
  }
}
