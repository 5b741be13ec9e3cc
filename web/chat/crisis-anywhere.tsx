import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { concern, useConcern } from '#web/chat/concern-store.ts'
import { CrisisDialog } from '#web/safety/crisis-dialog.tsx'
import { PageFault } from '#web/shell/page-fault.tsx'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'

function CrisisOfConversations() {
  const { open } = useConcern()
  return (
    <CrisisDialog
      tier={open.tier}
      concerns={open.concerns}
      onClose={concern.close}
      onCorrect={concern.correctOpen}
    />
  )
}

let isThere = false

/** From the first conversation on the dialog opens over any page: a reply goes on when the chat is left. */
export function showCrisisAnywhere(client: QueryClient): void {
  if (isThere) return
  isThere = true
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <QueryClientProvider client={client}>
      <FaultBoundary fallback={<PageFault />}>
        <Suspense fallback={null}>
          <CrisisOfConversations />
        </Suspense>
      </FaultBoundary>
    </QueryClientProvider>,
  )
}
