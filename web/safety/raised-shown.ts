import type { Tier } from '#domain/safety/tier.ts'
import { browserStorage } from '#web/browser/storage.ts'

const storageKey = 'leeward-raised-shown'
const kept = 20

/** Of a message no more than its id is kept here, and how grave it was: it may turn out graver. */
export type Shown = { id: string; tier: Tier }

const nameOf = ({ id, tier }: Shown): string => `${id} ${tier}`

function shown(): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

/** Whether this browser has opened the dialog for a message. */
export const wasRaisedShown = (one: Shown): boolean => shown().includes(nameOf(one))

export function keepRaisedShown(one: Shown): void {
  const others = shown().filter((name) => name !== nameOf(one))
  browserStorage.setItem(storageKey, JSON.stringify([...others, nameOf(one)].slice(-kept)))
}
