/** Up to here an entry is shown whole. */
const wholeLetters = 700
const wholeLines = 12
const openingLetters = 480
const openingLines = 8

/** How a long entry begins, up to a whole word; null when it is short enough to be shown whole. */
export function openingOf(content: string): string | null {
  const lines = content.split('\n')
  if (content.length <= wholeLetters && lines.length <= wholeLines) return null
  const start = lines.slice(0, openingLines).join('\n')
  if (start.length <= openingLetters) return `${start.trimEnd()}…`
  const cut = start.slice(0, openingLetters)
  const end = cut.search(/\s\S*$/)
  // A word as long as all that is not one to wait for; half of a pair of letters is not shown.
  const words = end > openingLetters / 2 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')
  return `${words.trimEnd()}…`
}
