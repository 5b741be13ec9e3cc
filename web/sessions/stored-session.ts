import { browserStorage, tabStorage } from '#web/browser/storage.ts'

export const sessionKey = 'leeward-session'

export const storedSession = (): string | null => browserStorage.getItem(sessionKey)

/** The stored conversation, the one that this tab has opened, and a message that waits to be said. */
export function forgetSessions(): void {
  browserStorage.removeItem(sessionKey)
  tabStorage.clear()
}
