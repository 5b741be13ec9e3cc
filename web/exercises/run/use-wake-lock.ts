import { useEffect } from 'react'

/** Keeps the screen on while somebody follows it. A browser that cannot, or will not, dims it as usual. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let held: WakeLockSentinel | null = null
    let isLeft = false
    const hold = async () => {
      if (document.hidden) return
      try {
        held = await navigator.wakeLock.request('screen')
        if (isLeft) await held.release()
      } catch {
        // Low on power, or forbidden.
      }
    }
    void hold()
    // It is let go of whenever the page is hidden.
    document.addEventListener('visibilitychange', hold)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', hold)
      void held?.release().catch(() => {})
    }
  }, [isWanted])
}
