import { limits } from '#domain/limits.ts'

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The tags with what was typed, taken apart at its commas. Twice the same, or more than there may be, is left out. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const added = [...tags]
  for (const part of typed.split(',')) {
    const tag = part
      .replace(/^[\s#]+/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, limits.entryTag)
      .trim()
    if (tag && added.length < limits.entryTags && !added.some((known) => same(known, tag))) added.push(tag)
  }
  return added
}

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
