import { use } from 'react'
import { nextTask } from '#web/ui/next-task.ts'

const isPressing = () => document.querySelector('#root :active') !== null
let released: Promise<void> | undefined
let isGivenUp = false

/** Some browsers forget that a press has ended. */
const longestPressMs = 5_000

async function untilReleased(): Promise<void> {
  const end = performance.now() + longestPressMs
  while (isPressing() && !isGivenUp) {
    await nextTask()
    isGivenUp = performance.now() > end
  }
  released = undefined
}

/**
 * Rendered last, it holds the page back while somebody is pressing something among the first words: taken away under
 * the finger, a button is pressed for nothing.
 */
export function AfterPress() {
  if (!isGivenUp && isPressing()) use((released ??= untilReleased()))
  return null
}
