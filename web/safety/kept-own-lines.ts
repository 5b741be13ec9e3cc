import { noOwnLines, type OwnLines } from '#domain/safety/help/own-lines.ts'
import { browserStorage } from '#web/browser/storage.ts'

const storageKey = 'help-lines'

/** What the operator has changed, kept for when the server is away. It is nobody's words. */
export function keptOwnLines(): OwnLines {
  try {
    const kept = JSON.parse(browserStorage.getItem(storageKey) ?? 'null') as OwnLines | null
    return Array.isArray(kept?.lines) && Array.isArray(kept.without) ? kept : noOwnLines
  } catch {
    return noOwnLines
  }
}

/** Whether it is other than what was kept. */
export function keepOwnLines(given: OwnLines): boolean {
  const isNew = JSON.stringify(given) !== JSON.stringify(keptOwnLines())
  if (isNew) browserStorage.setItem(storageKey, JSON.stringify(given))
  return isNew
}
