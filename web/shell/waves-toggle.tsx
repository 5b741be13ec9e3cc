import { Pause, Waves } from 'lucide-react'
import { useWaveMotion } from '#web/shell/wave-motion.ts'
import * as words from '#web/shell/words.en.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Pauses the waves. Not shown where they are still anyway. */
export function WavesToggle() {
  const { isHeldStill, isPaused, setPaused } = useWaveMotion()
  if (isHeldStill) return null
  return (
    <IconButton
      label={isPaused ? words.moveWaves : words.pauseWaves}
      icon={
        isPaused ? (
          <Waves aria-hidden="true" className="size-5" />
        ) : (
          <Pause aria-hidden="true" className="size-4.5 fill-current stroke-0" />
        )
      }
      // On a phone "Exit" has its place.
      className="max-[28rem]:group-has-[[data-exit]]:hidden"
      onClick={() => setPaused(!isPaused)}
    />
  )
}
