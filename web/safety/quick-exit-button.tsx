import { useQueryClient } from '@tanstack/react-query'
import { DoorOpen } from 'lucide-react'
import { useEffect } from 'react'
import { isThirdPress, leaveQuickly } from '#web/safety/quick-exit.ts'
import * as words from '#web/safety/words.en.ts'
import { useSettings } from '#web/settings/settings.ts'

/** Only for those who asked for it in the settings. Shift three times does the same. */
export function QuickExitButton() {
  const { hasQuickExit } = useSettings()
  return hasQuickExit ? <ExitButton /> : null
}

/** For where it has to be there, asked for or not. */
export function ExitButton() {
  const client = useQueryClient()

  useEffect(() => {
    let pressed: number[] = []
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Shift') pressed = []
      if (event.key !== 'Shift' || event.repeat) return
      if (isThirdPress(pressed, event.timeStamp)) leaveQuickly(client)
      pressed = [...pressed, event.timeStamp].slice(-2)
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [client])

  return (
    <button
      type="button"
      data-exit
      onClick={() => leaveQuickly(client)}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full bg-accent px-4 text-small forced-colors:border
        font-semibold text-on-accent transition-colors hover:bg-accent-strong"
    >
      <DoorOpen aria-hidden="true" className="size-4 max-[28rem]:hidden" />
      {words.exit}
    </button>
  )
}
