/** Goes on reading while whoever takes what was read is busy with it. */
export async function* readAhead<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item> {
  const waiting: Item[] = []
  let more = Promise.withResolvers<void>()
  let isWhole = false
  const reading = (async () => {
    try {
      for await (const item of source) {
        waiting.push(item)
        more.resolve()
      }
    } finally {
      isWhole = true
      more.resolve()
    }
  })()
  // Whoever takes it is told of a fault behind all that came before it.
  reading.catch(() => {})
  for (;;) {
    while (waiting.length > 0) yield waiting.shift()!
    if (isWhole) return await reading
    await more.promise
    more = Promise.withResolvers<void>()
  }
}
