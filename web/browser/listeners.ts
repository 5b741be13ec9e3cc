/** The listeners for a change: `subscribe` as `useSyncExternalStore` takes it, `announce` tells them of it. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    announce(): void {
      for (const listener of listeners) listener()
    },
  }
}
