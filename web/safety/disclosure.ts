import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const isAccepted = (): boolean => localStorage.getItem('disclaimer-accepted') === 'true'

function accept(): void {
  localStorage.setItem('disclaimer-accepted', 'true')
  localStorage.setItem('disclaimer-accepted-at', new Date().toISOString())
  for (const listener of listeners) listener()
}

/** Whether what Leeward is, and is not, was accepted on this browser. */
export const useDisclosure = () => ({
  isAccepted: useSyncExternalStore(subscribe, isAccepted, () => true),
  accept,
})
