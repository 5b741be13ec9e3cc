import type { ReactNode } from 'react'

/** A short fact about what stands beside it. */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5 rounded-full bg-accent-wash px-3 py-1 text-small text-ink">
    {children}
  </span>
)
