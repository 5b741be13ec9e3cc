const usable = 'a[href], button, input, select, textarea, summary'

/** What can be used and is called the same, in the order of the page. */
const namesakes = (root: HTMLElement, name: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(usable)].filter((element) => nameOf(element) === name)

const nameOf = (element: HTMLElement): string =>
  [
    element.tagName,
    element.getAttribute('href'),
    element.getAttribute('type'),
    element.getAttribute('aria-label') ?? element.textContent,
  ].join(' ')

/**
 * Remembers where somebody is with the keyboard among the first words of the page, and what they write there. Called
 * once the page stands in their place, it gives both back.
 */
export function keepPlace(root: HTMLElement): () => void {
  const box = root.querySelector('textarea')
  let held: { element: HTMLElement; name: string; rank: number } | null = null

  const note = () => {
    const element = document.activeElement
    held = null
    if (!(element instanceof HTMLElement) || !element.matches(usable) || !root.contains(element)) return
    const name = nameOf(element)
    held = { element, name, rank: namesakes(root, name).indexOf(element) }
  }
  // Some browsers say that the focus is lost also when its element is taken away: that is no leaving.
  const noteLeaving = () => queueMicrotask(() => held?.element.isConnected && note())

  note()
  root.addEventListener('focusin', note)
  root.addEventListener('focusout', noteLeaving)
  return () => {
    root.removeEventListener('focusin', note)
    root.removeEventListener('focusout', noteLeaving)
    const newBox = root.querySelector('textarea')
    if (box && newBox && box.value !== '') write(newBox, box)
    if (!held || document.activeElement !== document.body) return
    // Where it is not there any more, one goes on with what the page is about.
    const same = namesakes(root, held.name)[held.rank] ?? root.querySelector('main')
    same?.focus({ preventScroll: true })
  }
}

/** As if it had been typed there: only so do the scripts of the page hear of it. */
function write(box: HTMLTextAreaElement, { value, selectionStart, selectionEnd }: HTMLTextAreaElement): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, value)
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  // Once they are in the box anew, which moves the cursor to their end.
  queueMicrotask(() => box.setSelectionRange(selectionStart, selectionEnd))
}
