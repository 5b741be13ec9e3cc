/** How somebody says where they want to look. */
const moves = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const

/**
 * What somebody has reached with Tab stays in sight when something comes above it. At the top of a page no browser holds
 * it there, and some do nowhere.
 */
export function keepFocusInSight(): () => void {
  const content = document.getElementById('content')!
  const ended = new AbortController()
  let isWalking = false
  const note = (event: Event) => {
    isWalking = event instanceof KeyboardEvent && event.key === 'Tab'
  }
  for (const move of moves)
    addEventListener(move, note, { signal: ended.signal, passive: true, capture: true })
  const size = new ResizeObserver(() => {
    if (isWalking && content.contains(document.activeElement))
      document.activeElement?.scrollIntoView({ block: 'nearest' })
  })
  size.observe(content)
  return () => {
    ended.abort()
    size.disconnect()
  }
}
