import type { EntryWords } from '#domain/journal/events.ts'
import { finish, type Steps } from '#domain/steps.ts'

/** What is looked for: words anywhere in an entry, and tags that it carries. All of them must be there. */
export type Search = { words: string; tags: readonly string[] }

type Searched = Pick<EntryWords, 'title' | 'content' | 'tags'>

export const isSearching = ({ words, tags }: Search): boolean => words.trim() !== '' || tags.length > 0

/** Letters as they are compared: without case and without accents. The same piece by piece as in one. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase().replaceAll('ς', 'σ')

/** One sign may become eighteen letters: in a piece of this length they are soon there. */
const pieceLength = 1_000

function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    const to = from + pieceLength
    // Both halves of a pair stay together.
    const end = /[\ud800-\udbff]/.test(text[to - 1] ?? '') ? to + 1 : to
    yield text.slice(from, end)
    from = end
  }
}

// An entry may be long and is looked through again at each key.
const seen = new WeakMap<Searched, string>()

function* textOf(entry: Searched): Steps<string> {
  const known = seen.get(entry)
  if (known !== undefined) return known
  let text = ''
  for (const piece of piecesOf([entry.title ?? '', entry.content, ...entry.tags].join('\n'))) {
    text += plain(piece)
    yield
  }
  seen.set(entry, text)
  return text
}

/** The entries that have all of it, in steps that are short however long an entry is. */
export function* searching<Entry extends Searched>(
  entries: readonly Entry[],
  { words, tags }: Search,
): Steps<Entry[]> {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const wantedTags = tags.map((tag) => tag.toLowerCase())
  const found: Entry[] = []
  for (const entry of entries) {
    const carried = entry.tags.map((tag) => tag.toLowerCase())
    if (!wantedTags.every((tag) => carried.includes(tag))) continue
    const text = wanted.length > 0 ? yield* textOf(entry) : ''
    if (wanted.every((word) => text.includes(word))) found.push(entry)
    yield
  }
  return found
}

export const searchEntries = <Entry extends Searched>(entries: readonly Entry[], search: Search): Entry[] =>
  finish(searching(entries, search))
