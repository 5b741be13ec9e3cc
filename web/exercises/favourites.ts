import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/browser/listeners.ts'
import { browserStorage } from '#web/browser/storage.ts'
import { favouritesKey } from '#web/sessions/stored-session.ts'

const { subscribe, announce } = createListeners()

function readFrom(stored: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

const none: readonly string[] = []
let current: { stored: string; ids: readonly string[] } = { stored: '[]', ids: none }

/** The same list as long as nothing was changed. */
function favourites(): readonly string[] {
  const stored = browserStorage.getItem(favouritesKey) ?? '[]'
  if (stored !== current.stored) current = { stored, ids: readFrom(stored) }
  return current.ids
}

export function toggleFavourite(id: string): void {
  const ids = favourites()
  const changed = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
  browserStorage.setItem(favouritesKey, JSON.stringify(changed))
  announce()
}

/** In this browser only: they are there for visitors and without a network, and go with signing out. */
export const useFavourites = (): readonly string[] => useSyncExternalStore(subscribe, favourites, () => none)
