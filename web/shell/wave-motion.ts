import { useEffect, useSyncExternalStore } from 'react'
import { createListeners } from '#web/browser/listeners.ts'
import { browserStorage } from '#web/browser/storage.ts'

const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Still whatever the person chose here: they asked for less motion, or for less data. */
const isHeldStill = (): boolean =>
  reducedMotion().matches ||
  ('connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true)

const isPaused = (): boolean => browserStorage.getItem('waves') === 'paused'

const { subscribe: listen, announce } = createListeners()

function subscribe(listener: () => void): () => void {
  const leave = listen(listener)
  const motion = reducedMotion()
  motion.addEventListener('change', listener)
  return () => {
    leave()
    motion.removeEventListener('change', listener)
  }
}

function setPaused(paused: boolean): void {
  browserStorage.setItem('waves', paused ? 'paused' : 'moving')
  announce()
}

export function useWaveMotion() {
  return {
    isHeldStill: useSyncExternalStore(subscribe, isHeldStill, () => false),
    isPaused: useSyncExternalStore(subscribe, isPaused, () => false),
    setPaused,
  }
}

/** Keeps the waves still while they are paused or nobody sees them. */
export function useStillWaves(): void {
  const motion = useWaveMotion()
  const isStill = motion.isHeldStill || motion.isPaused
  useEffect(() => {
    const settle = () => {
      document.documentElement.dataset.waves = isStill || document.hidden ? 'still' : 'moving'
    }
    settle()
    document.addEventListener('visibilitychange', settle)
    return () => document.removeEventListener('visibilitychange', settle)
  }, [isStill])
}
