import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/browser/listeners.ts'
import { browserStorage } from '#web/browser/storage.ts'

export type Theme = 'light' | 'dark'

const isTheme = (value: string | null): value is Theme => value === 'light' || value === 'dark'

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

/** What was chosen on this browser; until then, what the device asks for. */
function currentTheme(): Theme {
  const chosen = browserStorage.getItem('theme')
  if (isTheme(chosen)) return chosen
  return prefersDark().matches ? 'dark' : 'light'
}

const { subscribe: listen, announce } = createListeners()

function showCurrent(): void {
  const root = document.documentElement
  // All of the page at once: a card with a transition of its own would stay light in the dark for a moment.
  root.dataset.changing = ''
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.changing))
  root.classList.toggle('dark', currentTheme() === 'dark')
  const sky = getComputedStyle(root).getPropertyValue('--sky').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', sky)
  announce()
}

function changeTheme(theme: Theme): void {
  browserStorage.setItem('theme', theme)
  showCurrent()
}

/** What is chosen in another tab holds in this one too. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key === 'theme') showCurrent()
}

let isFollowing = false

/** The theme is that of the whole page, whoever shows a button for it. */
function subscribe(listener: () => void): () => void {
  if (!isFollowing) {
    isFollowing = true
    addEventListener('storage', followOtherTabs)
    prefersDark().addEventListener('change', showCurrent)
  }
  return listen(listener)
}

export function useTheme(): { theme: Theme; change: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const)
  return { theme, change: changeTheme }
}
