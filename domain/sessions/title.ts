const longest = 60

/** What somebody first said, short enough to stand over it: its first sentence, cut between two words where it is long. */
export function titleFrom(words: string): string {
  const text = words.trim().replace(/\s+/gu, ' ')
  const sentence = /^.{8,}?[.!?…](?=\s)/u.exec(text)?.[0] ?? text
  const title = sentence.replace(/[.…]+$/u, '')
  if (title.length <= longest) return title
  const cut = title.slice(0, longest)
  // A language without spaces, or one long word: not within a pair that makes one sign.
  const end = cut.lastIndexOf(' ') > longest / 2 ? cut.lastIndexOf(' ') : cut.search(/[\uD800-\uDBFF]?$/u)
  return `${cut.slice(0, end)}…`
}

/** A title as it is kept; empty where nothing was written. */
export const ownTitle = (words: string): string => words.trim().replace(/\s+/gu, ' ')
