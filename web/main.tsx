import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app.tsx'
import { fetchFirstView } from '#web/first-view.ts'
import { createQueryClient } from '#web/http/query-client.ts'

async function show(root: HTMLElement): Promise<void> {
  const client = createQueryClient()
  await fetchFirstView(client, root.dataset['newcomer'] !== undefined)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void show(root)
