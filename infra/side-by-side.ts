/** Does the work for each, up to `most` of them at a time; what comes of it is given in order, and so is what fails. */
export async function* sideBySide<Item, Done>(
  items: Iterable<Item> | AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<Done>,
): AsyncGenerator<Done> {
  const running: Promise<Done>[] = []
  for await (const item of items) {
    const one = work(item)
    // Its failure is met in its turn; until then another's may end it all.
    one.catch(() => {})
    running.push(one)
    if (running.length === most) yield await running.shift()!
  }
  for (const one of running) yield await one
}
