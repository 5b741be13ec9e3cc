import { useSyncExternalStore } from 'react'
import { useHelp } from '#web/safety/use-help.ts'
import { EmergencyCall, PersonToCall } from '#web/safety/whom-to-call.tsx'

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
  if (!line.about.startsWith('Call or text')) return <PersonToCall />
  return (
    <>
      call or text{' '}
      <a className="link" href={way.href}>
        {line.call}
      </a>
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
          You are offline. Your words stay on this page until you are back. You can still <PhoneHelp />.
        </p>
      )}
    </div>
  )
}
