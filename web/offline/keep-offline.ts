import { createListeners } from '#web/browser/listeners.ts'

const { subscribe, announce } = createListeners()
let isOffered = false

/** Whether a build that is newer than this page is there, and was not put off. */
export const update = {
  subscribe,
  isOffered: (): boolean => isOffered,
  offer(offered: boolean): void {
    isOffered = offered
    announce()
  },
}

const ownMain = (): string | null | undefined =>
  document.querySelector('meta[name=main-script]')?.getAttribute('content')

async function lookForUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
}

let isBegun = false

/**
 * Has the browser keep the offline page. Where it cannot, or may not, all is as it would be without. The page that is
 * open goes on as it is: a newer build is only offered.
 */
export async function keepOffline(): Promise<void> {
  if (isBegun || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isBegun = true
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ main?: string }>) => {
    if (data.main !== undefined && data.main !== ownMain()) update.offer(true)
  })
  // A tab can stay open for weeks.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void lookForUpdate().catch(() => {})
  })
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
}
