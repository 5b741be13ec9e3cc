import { QueryClientProvider } from '@tanstack/react-query'
import { startTransition, StrictMode, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { fetchFirstView } from '#web/first-view.ts'
import { createQueryClient } from '#web/http/query-client.ts'
import { keepPlace } from '#web/keep-place.ts'
import { nextTask } from '#web/next-task.ts'
import { AfterPress } from '#web/press-under-way.ts'

/** Presses again what somebody has pressed before the page could answer. */
function pressAgain(): void {
  const { pressed } = document.documentElement.dataset
  if (pressed === undefined) return
  delete document.documentElement.dataset['pressed']
  const isIt = (button: HTMLElement) => (button.getAttribute('aria-label') ?? button.textContent) === pressed
  const button = [...document.querySelectorAll<HTMLElement>('#root button')].find(isIt)
  button?.focus()
  button?.click()
}

/** The page itself, in the place of its first words. */
function MountedApp() {
  useLayoutEffect(() => {
    document.getElementById('root')?.removeAttribute('data-viewer')
    giveBackPlace()
  }, [])
  useEffect(pressAgain, [])
  return (
    <>
      <App />
      <AfterPress />
    </>
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
void show(root)
