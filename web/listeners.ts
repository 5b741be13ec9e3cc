/** Whoever wants to hear of a change: `subscribe` as `useSyncExternalStore` takes it, `tell` for what has changed. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(): void {
      for (const listener of listeners) listener()
    },
  }
}
