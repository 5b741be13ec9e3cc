import { forgetSealed } from '#web/browser/sealed-words.ts'
import { browserStorage, tabStorage } from '#web/browser/storage.ts'

export const sessionKey = 'leeward-session'

export const storedSession = (): string | null => browserStorage.getItem(sessionKey)

/** Ids of exercises that have helped somebody, and that they have marked. */
export const helpfulKey = 'helpful-exercises'
export const favouritesKey = 'favourite-exercises'

/** That a plan is kept on this device; its words are sealed elsewhere. */
export const planKeptKey = 'plan-kept'

/** The stored conversation, the one that this tab has opened, a message that waits to be said, exercises, and a plan. */
export function forgetStored(): void {
  browserStorage.removeItem(sessionKey)
  browserStorage.removeItem(helpfulKey)
  browserStorage.removeItem(favouritesKey)
  browserStorage.removeItem(planKeptKey)
  forgetSealed()
  tabStorage.clear()
}
