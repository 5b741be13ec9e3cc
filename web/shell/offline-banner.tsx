import { useSyncExternalStore } from 'react'
import { useHelp } from '#web/safety/use-help.ts'
import { EmergencyCall, PersonToCall } from '#web/safety/whom-to-call.tsx'
import * as words from '#web/shell/words.en.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** A web page would not open now. */
function PhoneHelp() {
  const [line] = useHelp().linesOf('suicide')
  const way = line?.ways.find(({ href }) => href.startsWith('tel:'))
  if (!line || !way) return <EmergencyCall />
  if (!line.isOneNumber) return <PersonToCall />
  return (
    <>
      {words.callOrText(
        <a className="link" href={way.href}>
          {line.call}
        </a>,
      )}
    </>
  )
}

/** Says when the device has no network. Help lines work over the phone, so they are named here too. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className="border-b border-warm-line bg-warm-wash px-4 py-2 text-center text-small">
          {words.offline(<PhoneHelp />)}
        </p>
      )}
    </div>
  )
}
