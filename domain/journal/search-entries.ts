import type { EntryWords } from '#domain/journal/events.ts'

/** What is looked for: words anywhere in an entry, and tags that it carries. All of them must be there. */
export type Search = { words: string; tags: readonly string[] }

type Searched = Pick<EntryWords, 'title' | 'content' | 'tags'>

export const isSearching = ({ words, tags }: Search): boolean => words.trim() !== '' || tags.length > 0

/** Letters as they are compared: without case and without accents. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()

// An entry may be long and is looked through again at each key.
const seen = new WeakMap<Searched, string>()

function textOf(entry: Searched): string {
  const known = seen.get(entry)
  if (known !== undefined) return known
  const text = plain([entry.title ?? '', entry.content, ...entry.tags].join('\n'))
  seen.set(entry, text)
  return text
}

export function searchEntries<Entry extends Searched>(
  entries: readonly Entry[],
  { words, tags }: Search,
): Entry[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const wantedTags = tags.map((tag) => tag.toLowerCase())
  return entries.filter((entry) => {
    const carried = entry.tags.map((tag) => tag.toLowerCase())
    return (
      wantedTags.every((tag) => carried.includes(tag)) && wanted.every((word) => textOf(entry).includes(word))
    )
  })
}
