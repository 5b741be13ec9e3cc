/**
 * Presses again what somebody has pressed before the page could answer. `first.js` notes it, and forgets it once they
 * have gone on to something else: a late press would take the focus away from what they write.
 */
export function pressAgain(): void {
  const { pressed } = document.documentElement.dataset
  if (pressed === undefined) return
  delete document.documentElement.dataset['pressed']
  const isIt = (button: HTMLElement) => (button.getAttribute('aria-label') ?? button.textContent) === pressed
  const button = [...document.querySelectorAll<HTMLElement>('#root button')].find(isIt)
  button?.focus()
  button?.click()
}
