/** Who wants to hear of which message. `onFirst` and `onLast` tell when a message gains its first listener and loses its last. */
export function createHints({
  onFirst,
  onLast,
}: { onFirst?: (id: string) => void; onLast?: (id: string) => void } = {}) {
  const listeners = new Map<string, Set<() => void>>()

  return {
    listen(id: string, listener: () => void): () => void {
      // A function of its own each time: the same one may listen twice.
      const hear = (): void => listener()
      const mine = listeners.get(id) ?? new Set()
      if (mine.size === 0) {
        listeners.set(id, mine)
        onFirst?.(id)
      }
      mine.add(hear)
      return () => {
        if (!mine.delete(hear) || mine.size > 0) return
        listeners.delete(id)
        onLast?.(id)
      }
    },
    /** Of which messages somebody wants to hear. */
    ids: (): string[] => [...listeners.keys()],
    tell: (id: string): void => listeners.get(id)?.forEach((hear) => hear()),
    tellAll: (): void => listeners.forEach((mine) => mine.forEach((hear) => hear())),
  }
}
