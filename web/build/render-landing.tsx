import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { getUser } from '#contract/account.ts'
import { App } from '#web/app.tsx'
import { createQueryClient, queryKeyOf } from '#web/http/query-client.ts'

/** The landing page in HTML, as somebody sees it who is here for the first time. */
export function renderLanding(): string {
  const client = createQueryClient()
  client.setQueryData(queryKeyOf(getUser, {}), null)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/">
        <App />
      </Router>
    </QueryClientProvider>,
  )
}
