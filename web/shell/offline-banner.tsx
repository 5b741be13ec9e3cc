import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
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
          You are offline. Your words stay on this page until you are back. You can still call or text{' '}
          <a className="link" href="tel:988">
            988
          </a>
          .
        </p>
      )}
    </div>
  )
}
