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
