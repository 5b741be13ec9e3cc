import { useEffect, useRef, useState } from 'react'
import type { Stretch } from '#domain/exercises/pace.ts'
import { startSeaSound, type SeaSound } from '#web/exercises/run/sea-sound.ts'

/** Sound and vibration with each part of a breath; both silent until somebody wants them. */
export function useCompany(stretch: Stretch | null) {
  const [hasSound, setSound] = useState(false)
  const [hasTouch, setTouch] = useState(false)
  const sound = useRef<SeaSound | null>(null)

  useEffect(() => {
    if (!hasSound) return
    sound.current = startSeaSound()
    return () => {
      sound.current?.end()
      sound.current = null
    }
  }, [hasSound])
  useEffect(() => {
    if (hasSound) sound.current?.follow(stretch?.isFull ?? false, stretch?.seconds ?? 2)
    if (hasTouch && stretch) navigator.vibrate?.(stretch.isFull ? 60 : [30, 90, 30])
  }, [stretch, hasSound, hasTouch])

  return {
    hasSound,
    toggleSound: () => setSound(!hasSound),
    hasTouch,
    toggleTouch: 'vibrate' in navigator ? () => setTouch(!hasTouch) : null,
  }
}
