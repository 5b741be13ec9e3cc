import { useEffect, useSyncExternalStore } from 'react'
import { keepOffline, update } from '#web/offline/keep-offline.ts'
import * as words from '#web/offline/update-words.en.ts'
import { Button } from '#web/ui/button.tsx'

function putOff(): void {
  // The button goes away; the focus does not go with it.
  document.getElementById('content')?.focus({ preventScroll: true })
  update.offer(false)
}

/** Says that there is a newer build. Nothing is loaded anew unless somebody asks for it. */
export function UpdateNotice() {
  const isOffered = useSyncExternalStore(update.subscribe, update.isOffered, () => false)
  useEffect(() => void keepOffline().catch(() => {}), [])
  return (
    <div role="status">
      {isOffered && (
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-line bg-accent-wash px-4 py-2 text-small sm:py-1">
          <p>{words.ready}</p>
          <div className="flex gap-1">
            <Button size="small" variant="quiet" onClick={() => location.reload()}>
              {words.load}
            </Button>
            <Button size="small" variant="plain" onClick={putOff}>
              {words.later}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
