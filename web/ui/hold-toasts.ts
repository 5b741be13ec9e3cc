import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/browser/listeners.ts'

let holders = 0
const { subscribe, announce } = createListeners()

function change(by: 1 | -1): void {
  holders += by
  announce()
}

/** Until what this gives is called, toasts wait: they lie over nothing that may save a life. */
export function holdToasts(): () => void {
  change(1)
  return () => change(-1)
}

export const useToastsHeld = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => holders > 0,
    () => false,
  )
