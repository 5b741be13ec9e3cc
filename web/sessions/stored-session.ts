const sessionKey = 'leeward-session'
const pendingKey = 'leeward-pending-message'

export const storedSession = (): string | null => localStorage.getItem(sessionKey)
export const storeSession = (sessionId: string): void => localStorage.setItem(sessionKey, sessionId)
export const discardSession = (): void => localStorage.removeItem(sessionKey)

/** Keeps a quick start's preset message until the chat is ready to send it. */
export const storePendingMessage = (message: string): void => sessionStorage.setItem(pendingKey, message)

/** The quick start's message, once: taking it removes it. */
export function takePendingMessage(): string | null {
  const message = sessionStorage.getItem(pendingKey)
  sessionStorage.removeItem(pendingKey)
  return message
}
