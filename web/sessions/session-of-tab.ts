import { browserStorage, tabStorage } from '#web/browser/storage.ts'
import { sessionKey } from '#web/sessions/stored-session.ts'

const openedKey = 'leeward-opened-session'
const pendingKey = 'leeward-pending-message'

/** An earlier conversation that this tab looks at. It becomes the stored one when something is said in it. */
export const openedSession = (): string | null => tabStorage.getItem(openedKey)
export const openEarlier = (sessionId: string): void => tabStorage.setItem(openedKey, sessionId)
export const closeEarlier = (): void => tabStorage.removeItem(openedKey)

export function storeSession(sessionId: string): void {
  browserStorage.setItem(sessionKey, sessionId)
  closeEarlier()
}

/** Keeps a quick start's preset message until the chat is ready to send it. */
export const storePendingMessage = (message: string): void => tabStorage.setItem(pendingKey, message)

/** The quick start's message, once: taking it removes it. */
export function takePendingMessage(): string | null {
  const message = tabStorage.getItem(pendingKey)
  tabStorage.removeItem(pendingKey)
  return message
}
