import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/listeners.ts'

const { subscribe, announce } = createListeners()

export const isAccepted = (): boolean => localStorage.getItem('disclaimer-accepted') === 'true'

function accept(): void {
  localStorage.setItem('disclaimer-accepted', 'true')
  localStorage.setItem('disclaimer-accepted-at', new Date().toISOString())
  delete document.documentElement.dataset['unaccepted']
  announce()
}

/** Whether what Leeward is, and is not, was accepted on this browser; null while there is no browser to ask. */
export const useDisclosure = () => ({
  isAccepted: useSyncExternalStore<boolean | null>(subscribe, isAccepted, () => null),
  accept,
})
