export const sessionKey = 'leeward-session'

export const storedSession = (): string | null => localStorage.getItem(sessionKey)

/** The stored conversation, the one that this tab has opened, and a message that waits to be said. */
export function forgetSessions(): void {
  localStorage.removeItem(sessionKey)
  sessionStorage.clear()
}
