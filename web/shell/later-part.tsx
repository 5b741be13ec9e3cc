import { Suspense, type ReactNode } from 'react'
import { FaultBoundary } from '#web/ui/fault-boundary.tsx'

/** Around what comes in a file of its own: until it is there, or where it cannot be had, the rest stands without it. */
export const LaterPart = ({ children }: { children: ReactNode }) => (
  <FaultBoundary fallback={null}>
    <Suspense fallback={null}>{children}</Suspense>
  </FaultBoundary>
)
