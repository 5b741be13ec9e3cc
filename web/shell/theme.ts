import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/browser/listeners.ts'
import { browserStorage } from '#web/browser/storage.ts'

export type Theme = 'light' | 'dark'

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark'

function storedTheme(): Theme {
  const stored = browserStorage.getItem('theme')
  return isTheme(stored) ? stored : 'light'
}

const { subscribe: listen, announce } = createListeners()

function show(theme: Theme): void {
  const root = document.documentElement
  root.classList.toggle('dark', theme === 'dark')
  const sky = getComputedStyle(root).getPropertyValue('--sky').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', sky)
  announce()
}

function changeTheme(theme: Theme): void {
  browserStorage.setItem('theme', theme)
  show(theme)
}

/** What is chosen in another tab holds in this one too. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key === 'theme') show(storedTheme())
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', followOtherTabs)
  return listen(listener)
}

/** The theme that was chosen on this browser; light until one is. */
export function useTheme(): { theme: Theme; change: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, storedTheme, () => 'light' as const)
  return { theme, change: changeTheme }
}
