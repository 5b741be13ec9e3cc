/** Each tag that entries carry, the most used first, then by the alphabet. */
export function tagsInUse(entries: readonly { tags: readonly string[] }[]): string[] {
  const counts = new Map<string, { tag: string; count: number }>()
  for (const tag of entries.flatMap(({ tags }) => tags)) {
    const key = tag.toLowerCase()
    counts.set(key, { tag: counts.get(key)?.tag ?? tag, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
    .toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag))
    .map(({ tag }) => tag)
}
