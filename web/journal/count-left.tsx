type Props = { id: string; text: string; limit: number }

/** In letters: `left` of `limit`, as it is said; nothing while the end is far. */
export function countLeft(left: number, limit: number): string | null {
  if (left < 0) {
    const over = `This is ${-left} ${left === -1 ? 'letter' : 'letters'} too long to save.`
    return limit > 1_000 ? `${over} You could make it two entries.` : over
  }
  return left < Math.min(limit / 10, 500) ? `${left} ${left === 1 ? 'letter' : 'letters'} left` : null
}

/** What still fits, said only near the end. */
export const CountLeft = ({ id, text, limit }: Props) => (
  <p id={id} role="status" className="text-small text-ink-soft">
    {countLeft(limit - text.trim().length, limit)}
  </p>
)
