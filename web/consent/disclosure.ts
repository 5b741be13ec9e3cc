import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/browser/listeners.ts'
import { browserStorage } from '#web/browser/storage.ts'

const { subscribe, announce } = createListeners()

export const isAccepted = (): boolean => browserStorage.getItem('disclaimer-accepted') === 'true'

function accept(): void {
  browserStorage.setItem('disclaimer-accepted', 'true')
  browserStorage.setItem('disclaimer-accepted-at', new Date().toISOString())
  delete document.documentElement.dataset['unaccepted']
  announce()
}

/** Whether what Leeward is, and is not, was accepted on this browser; null while there is no browser to ask. */
export const useDisclosure = () => ({
  isAccepted: useSyncExternalStore<boolean | null>(subscribe, isAccepted, () => null),
  accept,
})
