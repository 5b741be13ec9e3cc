type Kind = 'localStorage' | 'sessionStorage'

/** The browser's storage. Where it is blocked or full, the page remembers by itself for as long as it lives. */
function storage(kind: Kind) {
  const unstored = new Map<string, string>()

  function attempt<Result>(use: (storage: Storage) => Result): Result | null {
    try {
      return use(globalThis[kind])
    } catch {
      return null
    }
  }
  return {
    getItem: (name: string): string | null =>
      unstored.get(name) ?? attempt((storage) => storage.getItem(name)),
    setItem(name: string, value: string): void {
      unstored.set(name, value)
      attempt((storage) => {
        storage.setItem(name, value)
        unstored.delete(name)
      })
    },
    removeItem(name: string): void {
      unstored.delete(name)
      attempt((storage) => storage.removeItem(name))
    },
    clear(): void {
      unstored.clear()
      attempt((storage) => storage.clear())
    },
  }
}

/** What this browser remembers: choices and ids, never a person's words. */
export const browserStorage = storage('localStorage')
/** What one tab remembers, until it is closed. */
export const tabStorage = storage('sessionStorage')
