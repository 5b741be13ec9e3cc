import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, startTransition, StrictMode, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { AfterPress } from '#web/boot/after-press.ts'
import { pressAgain } from '#web/boot/early-press.ts'
import { fetchFirstView } from '#web/boot/first-view.ts'
import { keepPlace } from '#web/boot/keep-place.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { loadFirstHelp } from '#web/safety/help-lines.ts'
import { PageFault } from '#web/shell/page-fault.tsx'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'
import { nextTask } from '#web/ui/next-task.ts'

/** The page itself, in the place of its first words. */
function Mounted({ page: Page }: { page: ComponentType }) {
  useLayoutEffect(() => {
    document.getElementById('root')?.removeAttribute('data-viewer')
    document.getElementById('not-started')?.remove()
    giveBackPlace()
  }, [])
  // Once the words that were given back are drawn: a button that sends is off before.
  useEffect(() => void nextTask().then(pressAgain), [])
  return (
    <FaultBoundary fallback={<PageFault />}>
      <Page />
      <AfterPress />
    </FaultBoundary>
  )
}

async function loadPage(client: QueryClient, viewer: string | undefined): Promise<ComponentType> {
  // Kept by the browser, and sent where nothing else can be had.
  if (viewer === 'offline') {
    const [{ OfflinePage }] = await Promise.all([import('#web/offline/offline-page.tsx'), loadFirstHelp()])
    return OfflinePage
  }
  await fetchFirstView(client, viewer)
  return App
}

async function show(root: HTMLElement): Promise<void> {
  const client = createQueryClient()
  await nextTask()
  const page = await loadPage(client, root.dataset['viewer'])
  await nextTask()
  // In small steps: the first words can be read and scrolled meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <Mounted page={page} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const giveBackPlace = keepPlace(root)
show(root).catch(() => {
  // Said by the page that the server has sent.
  document.documentElement.dataset['failed'] = ''
})
