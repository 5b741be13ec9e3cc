import { browserStorage, tabStorage } from '#web/browser/storage.ts'

export const sessionKey = 'leeward-session'

export const storedSession = (): string | null => browserStorage.getItem(sessionKey)

/** Ids of exercises that have helped somebody, and that they have marked. */
export const helpfulKey = 'helpful-exercises'
export const favouritesKey = 'favourite-exercises'

/** The stored conversation, the one that this tab has opened, a message that waits to be said, and exercises. */
export function forgetStored(): void {
  browserStorage.removeItem(sessionKey)
  browserStorage.removeItem(helpfulKey)
  browserStorage.removeItem(favouritesKey)
  tabStorage.clear()
}
