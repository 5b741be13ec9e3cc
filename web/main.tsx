import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { getUser } from '#contract/account.ts'
import { userQuery } from '#web/account/account-queries.ts'
import { App } from '#web/app.tsx'
import { createQueryClient, queryKeyOf } from '#web/http/query-client.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const client = createQueryClient()
// What the server has sent stays on the screen until it is known who is there.
if (root.dataset['newcomer'] === undefined) await client.prefetchQuery(userQuery)
else client.setQueryData(queryKeyOf(getUser, {}), null)

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
