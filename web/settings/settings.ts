import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/browser/listeners.ts'
import { browserStorage } from '#web/browser/storage.ts'

/** What a person chose for this browser. `country` is an ISO 3166 code; null goes by the browser's language. */
export type Settings = { country: string | null; hidesProgress: boolean; hasQuickExit: boolean }

const storageKey = 'settings'
const untouched: Settings = { country: null, hidesProgress: false, hasQuickExit: false }

/** What is stored, whoever wrote it: anything that cannot be read is as if it had never been chosen. */
export function settingsFrom(stored: string | null): Settings {
  try {
    const { country, hidesProgress, hasQuickExit } = { ...untouched, ...JSON.parse(stored ?? '{}') }
    return {
      country: typeof country === 'string' ? country : null,
      hidesProgress: hidesProgress === true,
      hasQuickExit: hasQuickExit === true,
    }
  } catch {
    return untouched
  }
}

let current: { stored: string | null; settings: Settings } = { stored: null, settings: untouched }

/** The same object as long as nothing was changed. */
export function currentSettings(): Settings {
  const stored = browserStorage.getItem(storageKey)
  if (stored !== current.stored) current = { stored, settings: settingsFrom(stored) }
  return current.settings
}

const { subscribe: listen, announce } = createListeners()
function subscribe(listener: () => void): () => void {
  const leave = listen(listener)
  addEventListener('storage', listener)
  return () => {
    leave()
    removeEventListener('storage', listener)
  }
}

function change(changed: Partial<Settings>): void {
  browserStorage.setItem(storageKey, JSON.stringify({ ...currentSettings(), ...changed }))
  announce()
}

/** They stay in this browser and hold nothing personal. */
export const useSettings = () => ({
  ...useSyncExternalStore(subscribe, currentSettings, () => untouched),
  change,
})
