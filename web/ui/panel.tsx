import type { ReactNode } from 'react'

/** What a page lies on: the whole window on a phone, a panel over the water on a wide one. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <div className="min-h-full sm:min-h-0 bg-surface px-5 py-8 sm:rounded-panel sm:px-10 sm:py-12 sm:shadow-panel">
    {children}
  </div>
)
