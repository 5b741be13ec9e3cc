import { use } from 'react'
import { nextTask } from '#web/next-task.ts'

const isPressing = () => document.querySelector('#root :active') !== null
let released: Promise<void> | undefined

async function untilReleased(): Promise<void> {
  while (isPressing()) await nextTask()
  released = undefined
}

/**
 * Rendered last, it holds the page back while somebody is pressing something among the first words: taken away under
 * the finger, a button is pressed for nothing.
 */
export function AfterPress() {
  if (isPressing()) use((released ??= untilReleased()))
  return null
}
