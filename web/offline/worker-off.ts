/** In the place of the worker where an operator has switched it off: it removes what was kept, and then itself. */
const worker = globalThis as unknown as {
  registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: (
    type: string,
    listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void
}

async function leave(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith('leeward-'))
  await Promise.all(kept.map((name) => caches.delete(name)))
  await worker.registration.unregister()
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(leave()))
