import { useEffect, useSyncExternalStore } from 'react'
import { keepOffline, update } from '#web/offline/keep-offline.ts'
import * as words from '#web/offline/update-words.en.ts'
import { Button } from '#web/ui/button.tsx'

/** Says that there is a newer build. Nothing is loaded anew unless somebody asks for it. */
export function UpdateNotice() {
  const isOffered = useSyncExternalStore(update.subscribe, update.isOffered, () => false)
  useEffect(() => void keepOffline().catch(() => {}), [])
  return (
    <div role="status">
      {isOffered && (
        <div className="flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-accent-wash px-4 py-1 text-small">
          <p>{words.ready}</p>
          <div className="flex gap-1">
            <Button size="small" variant="quiet" onClick={() => location.reload()}>
              {words.load}
            </Button>
            <Button size="small" variant="plain" onClick={() => update.offer(false)}>
              {words.later}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
