const opening = '<think>'
const closing = '</think>'

/** Takes out the thinking aloud that some local models put before their answer, `<think> … </think>`. */
export function createThinkingFilter(): (piece: string) => string {
  let held: string | null = ''
  return (piece) => {
    if (held === null) return piece
    held += piece
    const start = held.trimStart()
    if (start.startsWith(opening)) {
      const end = start.indexOf(closing)
      // Only what could be the beginning of the closing tag needs to be remembered.
      if (end < 0) held = opening + start.slice(opening.length).slice(-closing.length)
      return end < 0 ? '' : release(start.slice(end + closing.length))
    }
    // Nothing but space so far: a little of it is enough to remember.
    if (start === '') held = held.slice(0, opening.length)
    return opening.startsWith(start) ? '' : release(held)
  }

  function release(text: string): string {
    held = null
    return text
  }
}
