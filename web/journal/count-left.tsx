import * as words from '#web/journal/words.en.ts'
type Props = { id: string; text: string; limit: number }

/** In letters: `left` of `limit`, as it is said; nothing while the end is far. */
export function countLeft(left: number, limit: number): string | null {
  if (left < 0) {
    const over = words.lettersOver(-left)
    return limit > 1_000 ? `${over} ${words.twoEntries}` : over
  }
  return left < Math.min(limit / 10, 500) ? words.lettersLeft(left) : null
}

/** What still fits, said only near the end. */
export const CountLeft = ({ id, text, limit }: Props) => (
  <p id={id} role="status" className="text-small text-ink-soft">
    {countLeft(limit - text.trim().length, limit)}
  </p>
)
