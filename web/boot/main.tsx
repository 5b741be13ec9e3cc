import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { AfterPress } from '#web/boot/after-press.ts'
import { pressAgain } from '#web/boot/early-press.ts'
import { fetchFirstView } from '#web/boot/first-view.ts'
import { keepPlace } from '#web/boot/keep-place.ts'
import { nextTask } from '#web/boot/next-task.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { PageFault } from '#web/shell/page-fault.tsx'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'

/** The page itself, in the place of its first words. */
function MountedApp() {
  useLayoutEffect(() => {
    document.getElementById('root')?.removeAttribute('data-viewer')
    document.getElementById('not-started')?.remove()
    giveBackPlace()
  }, [])
  useEffect(pressAgain, [])
  return (
    <FaultBoundary fallback={<PageFault />}>
      <App />
      <AfterPress />
    </FaultBoundary>
  )
}

async function show(root: HTMLElement): Promise<void> {
  const client = createQueryClient()
  await nextTask()
  await fetchFirstView(client, root.dataset['viewer'])
  await nextTask()
  // In small steps: the first words can be read and scrolled meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <MountedApp />
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
