/**
 * A list that grows at its head and is never copied: a fold over n facts stays linear,
 * where a set copied at each fact would be quadratic.
 */
export type Chain<Item> = { item: Item; rest: Chain<Item> } | null

export function findInChain<Item>(chain: Chain<Item>, isWanted: (item: Item) => boolean): Item | null {
  for (let link = chain; link; link = link.rest) if (isWanted(link.item)) return link.item
  return null
}
